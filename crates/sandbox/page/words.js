// The page's own words, in the language of the person whom it is. The texts stand in words/, one file a language.
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };

const TEXTS = { en, fr, it, de };
let now = voice("en-GB");

/** How one language is spoken; null for a language in which the page has no words. */
function voice(locale) {
  const texts = TEXTS[locale.split("-")[0].toLowerCase()];
  if (!texts) return null;
  return { locale, texts, numbers: new Intl.NumberFormat(locale), plurals: new Intl.PluralRules(locale) };
}

/** Speaks the first of these languages that the page knows, else English. */
export function speak(locales) {
  now = locales.filter(Boolean).map(voice).find(Boolean) ?? voice("en-GB");
  document.documentElement.lang = now.locale;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]"))
    element.setAttribute("aria-label", say(element.dataset.sayLabel));
}

/** The language that is spoken, for dates, numbers and names of languages. */
export const locale = () => now.locale;

/** A text by its key; `{name}` in it becomes the argument of this name, and `count` chooses among its numbers. */
export function say(key, args = {}) {
  return weave(key, args).join("");
}

/** A text whose arguments may also be nodes: a list of its parts. */
export function weave(key, args = {}) {
  const text = now.texts[key] ?? en[key];
  const form = typeof text === "object" ? (text[now.plurals.select(args.count)] ?? text.other) : text;
  return form
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? argument(args[part]) : part))
    .filter((part) => part !== "");
}

const argument = (value) => (typeof value === "number" ? now.numbers.format(value) : value);
