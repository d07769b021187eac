type Person = { readonly name: string; readonly numbers: readonly string[] };

/**
 * Returns everyone with a phone number in a value of any shape, in its order, each once: it is used when the plan cannot
 * be shown, such as one that a later version has stored. Pure.
 */
export function phoneListOf(value: unknown): Person[] {
  const people = new Map<string, Person>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (typeof part === "object" && part !== null) {
      const person = personOf(part as Record<string, unknown>);
      if (person) people.set(`${person.name} ${person.numbers.join(" ")}`, person);
      Object.values(part).forEach(visit);
    }
  };
  visit(value);
  return [...people.values()];
}

const isNumber = (value: unknown): value is string => typeof value === "string" && value !== "";

function personOf({ name, mobile, phone }: Record<string, unknown>): Person | undefined {
  const numbers = [...new Set([mobile, phone].filter(isNumber))];
  return typeof name === "string" && numbers.length > 0 ? { name, numbers } : undefined;
}
