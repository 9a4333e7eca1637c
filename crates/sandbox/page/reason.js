// Why something could not be done, in words.
import { say } from "./words.js";

const REASONS = {
  command: ({ name }) => say("command-gone", { name: `/${name}` }),
  option: ({ name }) => say("option-refused", { name }),
  input: () => say("input-refused"),
  forbidden: () => say("forbidden"),
  locked: () => say("locked"),
  failed: () => say("failed"),
  silent: () => say("silent"),
  lost: () => say("lost"),
  unconnected: () => say("unconnected"),
};

/** The sentence for the answer to something that failed: `{ why, name }`. */
export const reason = (answer) => REASONS[answer.why]?.(answer) ?? say("wrong");
