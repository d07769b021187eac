/**
 * The row of a lookup that the demonstration's data means.
 * @throws Error where the lookup has no such name.
 */
export function findByName<Row extends { readonly name: string }>(
  rows: readonly Row[],
  name: string,
): Row {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`The demonstration names '${name}', which is not there.`);
  return row;
}
