import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSourceTree } from "../boundaries/source-tree";
import { camelCase, type EndpointOrder, OrderRefused } from "./endpoint-order";
import { addToList } from "./list-edits";
import { contractText, handlerText, testText } from "./written-files";

/** The files to write, new or changed: text by path relative to the root. */
export type LaidOut = ReadonlyMap<string, string>;

const ENDPOINT = /name: "(\w+)",\s*method: "(\w+)",\s*path: "([^"]+)"/g;
/** Parameters of any name are equivalent. */
const patternOf = (address: string) => address.replaceAll(/:\w+/g, ":");

/** @throws OrderRefused if the contract has an endpoint of that name or at that path */
function assertNoClash(root: string, { name, method, path: address }: EndpointOrder): void {
  for (const file of readSourceTree(root).files) {
    if (!file.path.startsWith("packages/contract/")) continue;
    for (const [, itsName, itsMethod, itsPath = ""] of file.text.matchAll(ENDPOINT)) {
      if (itsName === name) throw new OrderRefused(`${name} already exists in ${file.path}.`);
      if (itsMethod === method && patternOf(itsPath) === patternOf(address))
        throw new OrderRefused(
          `${method} ${itsPath} already belongs to ${itsName}, in ${file.path}.`,
        );
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

/** Returns the list of features with this one added; undefined if it is already there. */
function appText(root: string, feature: string): readonly [file: string, text: string] | undefined {
  const file = "apps/api/src/app.ts";
  const text = readFileSync(path.join(root, file), "utf8");
  const words = feature.replaceAll("-", " ");
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const routes = `routes: ${featureList(feature)}`;
  if (text.includes(`${routes},`)) return undefined;
  const entry = `{ name: "${name}", description: "${name}.", ${routes}, },`;
  const importLine = `import { ${featureList(feature)} } from "./features/${feature}/routes";`;
  return [file, addToList(text, { file, list: "appFeatures", entry, importLine })];
}

/**
 * Returns the files of a new operation. Writes nothing.
 * @throws OrderRefused if something already exists
 */
export function layOut(root: string, order: EndpointOrder): LaidOut {
  const { folder, stem, feature } = order;
  const created: readonly (readonly [string, string])[] = [
    [`packages/contract/src/${folder}/${stem}.ts`, contractText(order)],
    [`apps/api/src/features/${folder}/${stem}.ts`, handlerText(order)],
    [`apps/api/src/features/${folder}/${stem}.test.ts`, testText(order)],
  ];
  const existing = created.find(([file]) => existsSync(path.join(root, file)));
  if (existing) throw new OrderRefused(`${existing[0]} already exists.`);
  assertNoClash(root, order);
  const app = appText(root, feature);
  return new Map([...created, routesText(root, order), ...(app ? [app] : [])]);
}

/** Returns the steps that remain for a person, in order. */
export function remainingSteps(order: EndpointOrder): readonly string[] {
  const { feature, folder, stem, name, method, access } = order;
  const isRead = method === "GET";
  const here = `apps/api/src/features/${folder}`;
  return [
    `If tables change: a migration ('Add a migration' in CONTRIBUTING.md), and ${feature}-table.ts.`,
    `packages/contract/src/${folder}/${stem}.ts: the summary in one sentence, ${isRead ? "" : "the body's fields with their limits, "}the response, its specific errors. For a new feature, also its description in apps/api/src/app.ts.`,
    `${here}/<noun>-store.ts: the SQL. It takes (db, scope, …) and filters by the scope; a list has an order and a limit.`,
    `${here}/${stem}.ts: the business steps.${!isRead && access.scope === "plan" ? " A write inside a plan calls touchPlan." : ""}${method === "DELETE" ? " Record the deletion with recordEvent." : ""}`,
    `apps/api/src/features/${feature}/access.cases.ts: a case for ${name}; without it the access test fails.`,
    `${here}/${stem}.test.ts: what it does for permitted callers. Run: cd apps/api && npx vitest run src/features/${folder}/${stem}`,
    `apps/web/src/features/${feature}: the screen, by ${isRead ? "useRead" : "useChange"}(${name}, …).`,
    `If the specification does not name the path: a line in docs/api.md. If users notice the change: CHANGELOG.md.`,
  ];
}
