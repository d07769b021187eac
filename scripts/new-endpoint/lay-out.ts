import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSourceTree } from "../boundaries/source-tree";
import { camelCase, type EndpointOrder, OrderRefused } from "./endpoint-order";
import { addToList } from "./list-edits";
import { contractText, handlerText, testText } from "./written-files";

/** Files to be written below the root, new or changed, by their path. */
export type LaidOut = ReadonlyMap<string, string>;

const ENDPOINT = /name: "(\w+)",\s*method: "(\w+)",\s*path: "([^"]+)"/g;
/** Parameters by any name stand at the same place. */
const placeOf = (address: string) => address.replaceAll(/:\w+/g, ":");

/** @throws OrderRefused where the contract has an endpoint of that name or at that address. */
function refuseClash(root: string, { name, method, path: address }: EndpointOrder): void {
  for (const file of readSourceTree(root).files) {
    if (!file.path.startsWith("packages/contract/")) continue;
    for (const [, itsName, itsMethod, itsPath = ""] of file.text.matchAll(ENDPOINT)) {
      if (itsName === name) throw new OrderRefused(`There is a ${name} already, in ${file.path}.`);
      if (itsMethod === method && placeOf(itsPath) === placeOf(address))
        throw new OrderRefused(`${method} ${itsPath} is ${itsName}'s, in ${file.path}.`);
    }
  }
}

const featureList = (feature: string) => `${camelCase(feature)}Routes`;

function routesText(root: string, order: EndpointOrder): readonly [file: string, text: string] {
  const { feature, folder, stem, name } = order;
  const file = `apps/api/src/features/${feature}/routes.ts`;
  const from = [...folder.split("/").slice(1), stem].join("/");
  const importLine = `import { ${name} } from "./${from}";`;
  if (!existsSync(path.join(root, file)))
    return [file, `${importLine}\n\nexport const ${featureList(feature)} = [${name}];\n`];
  const text = readFileSync(path.join(root, file), "utf8");
  return [file, addToList(text, { file, list: featureList(feature), entry: name, importLine })];
}

/** The list of features with this one added; undefined if it is there already. */
function appText(root: string, feature: string): readonly [file: string, text: string] | undefined {
  const file = "apps/api/src/app.ts";
  const text = readFileSync(path.join(root, file), "utf8");
  const entry = `...${featureList(feature)}`;
  if (text.includes(entry)) return undefined;
  const importLine = `import { ${featureList(feature)} } from "./features/${feature}/routes";`;
  return [file, addToList(text, { file, list: "appRoutes", entry, importLine })];
}

/**
 * Returns the files of a new operation. Writes nothing.
 * @throws OrderRefused where something stands in the way.
 */
export function layOut(root: string, order: EndpointOrder): LaidOut {
  const { folder, stem, feature } = order;
  const created: readonly (readonly [string, string])[] = [
    [`packages/contract/src/${folder}/${stem}.ts`, contractText(order)],
    [`apps/api/src/features/${folder}/${stem}.ts`, handlerText(order)],
    [`apps/api/src/features/${folder}/${stem}.test.ts`, testText(order)],
  ];
  const standing = created.find(([file]) => existsSync(path.join(root, file)));
  if (standing) throw new OrderRefused(`${standing[0]} is there already.`);
  refuseClash(root, order);
  const app = appText(root, feature);
  return new Map([...created, routesText(root, order), ...(app ? [app] : [])]);
}

/** The number of the next migration, in four digits. */
const nextMigration = (root: string): string => {
  const { length } = readdirSync(path.join(root, "apps/api/migrations"));
  return String(length + 1).padStart(4, "0");
};

/** What is left to a person, in its order. */
export function remainingSteps(root: string, order: EndpointOrder): readonly string[] {
  const { feature, folder, stem, name, method, access } = order;
  const isRead = method === "GET";
  const here = `apps/api/src/features/${folder}`;
  return [
    `Where rows change their shape: apps/api/migrations/${nextMigration(root)}-<what>.sql, and ${feature}-table.ts.`,
    `packages/contract/src/${folder}/${stem}.ts: the summary in one sentence, ${isRead ? "" : "the body's fields with their limits, "}the answer, errors of its own.`,
    `${here}/<noun>-store.ts: the SQL. It takes (db, scope, …) and filters by the scope; a list names its order and its bound.`,
    `${here}/${stem}.ts: the business steps.${!isRead && access.scope === "plan" ? " A write inside a plan calls touchPlan." : ""}${method === "DELETE" ? " What is deleted is written down by recordEvent." : ""}`,
    `apps/api/test/access/access-table.ts: a row for ${name}; without it the access test fails.`,
    `${here}/${stem}.test.ts: what it does for those who are let through. Run: cd apps/api && npx vitest run src/features/${folder}/${stem}`,
    `apps/web/src/features/${feature}: the screen, by ${isRead ? "useRead" : "useChange"}(${name}, …).`,
    `Where the specification does not show the path: a line in docs/api.md. What a user would notice: CHANGELOG.md.`,
  ];
}
