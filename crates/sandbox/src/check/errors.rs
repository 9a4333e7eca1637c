//! The faults of a body, and the refusal that lists them.

use serde_json::{Map, Value, json};

use crate::rest::Refusal;

/// The faults of a body, by place (`components.0.components.2.custom_id`).
#[derive(Debug, Default)]
pub(crate) struct Errors(pub(super) Vec<(String, &'static str, String)>);

impl Errors {
    pub fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        // There are only a few fixed codes; an unknown one would be our own mistake.
        let code = CODES
            .iter()
            .find(|known| **known == code)
            .unwrap_or(&"BASE_TYPE_INVALID");
        self.0.push((path.to_owned(), code, message.into()));
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `Ok`, or the refusal with every fault.
    pub fn done(self) -> Result<(), Refusal> {
        if self.is_empty() {
            Ok(())
        } else {
            Err(Refusal::form(self))
        }
    }

    /// The faults as Discord's tree: objects by key and index, `_errors` at the leaves.
    pub fn into_json(self) -> Value {
        let mut root = Map::new();
        for (path, code, message) in self.0 {
            let mut place = &mut root;
            for step in path.split('.').filter(|step| !step.is_empty()) {
                let next = place.entry(step).or_insert_with(|| json!({}));
                if !next.is_object() {
                    *next = json!({});
                }
                let Value::Object(object) = next else {
                    return Value::Object(root);
                };
                place = object;
            }
            let errors = place.entry("_errors").or_insert_with(|| json!([]));
            if let Value::Array(errors) = errors {
                errors.push(json!({"code": code, "message": message}));
            }
        }
        Value::Object(root)
    }

    // The faults that occur in several places.

    pub fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    pub fn choice(&mut self, path: &str, choices: &str) {
        self.add(
            path,
            "BASE_TYPE_CHOICES",
            format!("Value must be one of {{{choices}}}."),
        );
    }

    pub fn duplicate(&mut self, path: &str) {
        self.add(
            path,
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }

    /// Checks the length of a text; absent and null pass.
    pub fn text(&mut self, path: &str, value: &Value, least: usize, most: usize) {
        match value {
            Value::Null => {}
            Value::String(text) => {
                // Discord counts code points.
                self.length(path, text.chars().count(), least, most);
            }
            _ => self.add(
                path,
                "STRING_TYPE_CONVERT",
                format!("Could not interpret {value} as string."),
            ),
        }
    }

    /// Checks the length of a text that is required.
    pub fn needed_text(&mut self, path: &str, value: &Value, least: usize, most: usize) {
        if value.is_null() || value == "" {
            self.required(path);
        } else {
            self.text(path, value, least, most);
        }
    }

    pub fn length(&mut self, path: &str, length: usize, least: usize, most: usize) {
        if (least..=most).contains(&length) {
        } else if least == 0 {
            self.add(
                path,
                "BASE_TYPE_MAX_LENGTH",
                format!("Must be {most} or fewer in length."),
            );
        } else {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(path, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    /// Checks the length of a list; absent and null count as empty.
    pub fn list<'a>(
        &mut self,
        path: &str,
        value: &'a Value,
        least: usize,
        most: usize,
    ) -> &'a [Value] {
        match value {
            Value::Null => {
                self.length(path, 0, least, most);
                &[]
            }
            Value::Array(all) => {
                self.length(path, all.len(), least, most);
                all
            }
            _ => {
                self.add(
                    path,
                    "LIST_TYPE_CONVERT",
                    "Only iterables may be used in a ListType",
                );
                &[]
            }
        }
    }

    pub fn boolean(&mut self, path: &str, value: &Value) {
        if !(value.is_null() || value.is_boolean()) {
            self.add(
                path,
                "BOOLEAN_TYPE_CONVERT",
                "Must be either true or false.",
            );
        }
    }

    /// Checks an integer against bounds; absent and null pass.
    pub fn number(&mut self, path: &str, value: &Value, least: i64, most: i64) -> Option<i64> {
        if value.is_null() {
            return None;
        }
        match value.as_i64() {
            None => self.add(
                path,
                "NUMBER_TYPE_COERCE",
                format!("Value {value} is not int."),
            ),
            Some(number) if number < least => self.add(
                path,
                "NUMBER_TYPE_MIN",
                format!("int value should be greater than or equal to {least}."),
            ),
            Some(number) if number > most => self.add(
                path,
                "NUMBER_TYPE_MAX",
                format!("int value should be less than or equal to {most}."),
            ),
            Some(_) => {}
        }
        value.as_i64()
    }

    pub fn url(&mut self, path: &str, value: &Value, schemes: &[&str]) {
        let Some(text) = value.as_str() else { return };
        let host = text.split_once("://").map_or("", |(_, rest)| rest);
        if host.is_empty() || host.contains(char::is_whitespace) {
            self.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        } else if !schemes
            .iter()
            .any(|scheme| text.starts_with(&format!("{scheme}://")))
        {
            let message = format!("Scheme must be one of {schemes:?}.");
            self.add(path, "URL_TYPE_INVALID_SCHEME", message);
        }
    }
}

/// Every code used by our checks.
const CODES: &[&str] = &[
    "APPLICATION_COMMANDS_DUPLICATE_NAME",
    "APPLICATION_COMMAND_INVALID_NAME",
    "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
    "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    "APPLICATION_COMMAND_TOO_LARGE",
    "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
    "BASE_TYPE_BAD_LENGTH",
    "BASE_TYPE_CHOICES",
    "BASE_TYPE_MAX_LENGTH",
    "BASE_TYPE_REQUIRED",
    "BINARY_TYPE_MAX_SIZE",
    "BOOLEAN_TYPE_CONVERT",
    "BUTTON_COMPONENT_INVALID_EMOJI",
    "COMPONENT_CUSTOM_ID_DUPLICATED",
    "COMPONENT_ID_DUPLICATED",
    "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    "COMPONENT_TYPE_INVALID",
    "DICT_TYPE_CONVERT",
    "IMAGE_INVALID",
    "LIST_TYPE_CONVERT",
    "MAX_EMBED_SIZE_EXCEEDED",
    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    "MESSAGE_CANNOT_REMOVE_MESSAGE_FLAG_IS_COMPONENTS_V2",
    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    "NUMBER_TYPE_COERCE",
    "NUMBER_TYPE_MAX",
    "NUMBER_TYPE_MIN",
    "REPLIES_UNKNOWN_MESSAGE",
    "SELECT_COMPONENT_INVALID_EMOJI",
    "SELECT_OPTION_VALUE_DUPLICATED",
    "SELECT_TOO_MANY_DEFAULTS",
    "SELECT_VALUES_EXCEED_OPTIONS",
    "STRING_TYPE_CONVERT",
    "STRING_TYPE_REGEX",
    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    "URL_TYPE_INVALID_SCHEME",
    "URL_TYPE_INVALID_URL",
];

impl Refusal {
    /// A refusal of an invalid body, with the places of its faults.
    pub fn form(errors: Errors) -> Refusal {
        Refusal {
            errors: Some(errors.into_json()),
            ..Refusal::INVALID_FORM
        }
    }

    /// A refusal because of one wrong field.
    pub fn field(path: &str, code: &str, message: impl Into<String>) -> Refusal {
        let mut errors = Errors::default();
        errors.add(path, code, message);
        Refusal::form(errors)
    }
}
