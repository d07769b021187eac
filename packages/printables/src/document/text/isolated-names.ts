/** Letters that are written from right to left: Hebrew, Arabic and their relatives. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** First strong isolate and its end (UAX #9, 2.5 and 2.6); the contract removes both from what people type. */
const [START, END] = ["\u2068", "\u2069"];

/**
 * Returns a document's data with each text that has letters from right to left isolated: the words, numbers and
 * brackets around a name keep their places, and the name is in its own order.
 */
export function isolatedNames<Data>(data: Data): Data {
  return isolated(data) as Data;
}

function isolated(value: unknown): unknown {
  if (typeof value === "string")
    return RIGHT_TO_LEFT.test(value) ? `${START}${value}${END}` : value;
  if (Array.isArray(value)) return value.map(isolated);
  if (value === null || typeof value !== "object") return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, isolated(part)]));
}
