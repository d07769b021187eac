import * as z from "zod/mini";
import { OperatorError } from "./operator-error";

/* The types of settings in the environment; each message follows the name of the setting. */

/** Stops the start with a message that names the setting. */
export class ConfigurationError extends OperatorError {
  override readonly name = "ConfigurationError";
}

const isUrl = (protocols: readonly string[]) => (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocols.includes(protocol) && hostname !== "";
};
/** An optional URL with one of these protocols. */
export const url = (protocols: readonly string[], example: string) =>
  z.optional(z.string().check(z.refine(isUrl(protocols), `must be an address such as ${example}`)));

/** An optional text that matches a pattern. */
export const matching = (pattern: RegExp, message: string) =>
  z.optional(z.string().check(z.regex(pattern, message)));

/**
 * Parsed as the driver parses it, so the address of a socket is valid: postgres://user@/holdfast?host=/run/postgresql
 */
const isDatabaseUrl = (value: string) =>
  /^postgres(?:ql)?:\/\/\S+$/.test(value) && URL.canParse(value.replace("@/", "@socket/"));
/** An optional address of a database. */
export const databaseUrl = () => {
  const message = "must be an address such as postgres://user:password@host:5432/holdfast";
  return z.optional(z.string().check(z.refine(isDatabaseUrl, message)));
};

/** A whole number in a range; `standard` if it is not set. @param unit for the message, such as 'of seconds' */
export const wholeNumber = (min: number, max: number, standard: number, unit?: string) => {
  const message = `must be a whole number ${unit ? `${unit} ` : ""}from ${min} to ${max}`;
  const isInRange = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return z._default(z.coerce.number(message).check(z.refine(isInRange, message)), standard);
};

/** Splits a comma-separated list. */
export const listOf = (value: string | undefined): string[] =>
  (value ?? "")
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "");
