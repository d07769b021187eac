/**
 * Returns the lookup row with the name that the demo data uses.
 * @throws Error if the lookup has no such name.
 */
export function findByName<Row extends { readonly name: string }>(
  rows: readonly Row[],
  name: string,
): Row {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`The demo data uses the name '${name}', which does not exist.`);
  return row;
}
