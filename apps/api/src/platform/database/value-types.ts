import { types } from "pg";

/*
 * Values: int8 is a number (count(*), whole cents), and one that a number cannot hold exactly is an error, not a
 * rounded value. numeric stays text. Instants and dates follow the mode of their Drizzle column; a raw `execute`
 * returns PostgreSQL's text, in UTC.
 */
const int8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
};
types.setTypeParser(types.builtins.INT8, int8);
