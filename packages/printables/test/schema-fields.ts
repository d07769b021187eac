/* Only for tests: the names of the fields of a schema. */

/** The parts of a zod schema that this reads. */
export type Schema = {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Schema>>;
      readonly element?: Schema;
      readonly innerType?: Schema;
      readonly in?: Schema;
    };
  };
};

/** Returns the path of each field that a schema accepts; items of a list have the path of the list. */
export function fieldsOf(schema: unknown, path = ""): string[] {
  const { shape, element, innerType, in: input } = (schema as Schema)._zod.def;
  if (shape !== undefined)
    return Object.entries(shape).flatMap(([key, inner]) =>
      fieldsOf(inner, path === "" ? key : `${path}.${key}`),
    );
  const inner = element ?? innerType ?? input;
  return inner === undefined ? [path] : fieldsOf(inner, path);
}
