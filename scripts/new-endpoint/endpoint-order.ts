import { PERMISSIONS } from "../../apps/api/src/platform/access/permissions";
import type { Access, BrokeragePermission } from "../../packages/contract/src/platform/endpoint";
import { nameViolations } from "../boundaries/name-boundaries";
import { API_VERBS, FEATURES } from "../boundaries/vocabulary";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** The parsed arguments. */
export type EndpointOrder = {
  readonly feature: string;
  /** The feature, and the sub-folder if there is one. */
  readonly folder: string;
  /** Verb and noun in kebab-case: the name of its files. */
  readonly stem: string;
  /** The same in camelCase: the name of the endpoint. */
  readonly name: string;
  readonly method: Method;
  /** Without /v1. */
  readonly path: string;
  /** Names of the path's parameters, in order. */
  readonly params: readonly string[];
  readonly access: Access;
};

/** Invalid arguments. The message is shown to the developer. */
export class OrderRefused extends Error {
  override readonly name = "OrderRefused";
}

export const USAGE = `npm run new-endpoint -- <feature>[/<sub>] <verb-noun> <METHOD> <path> [<permission>]
such as: npm run new-endpoint -- risks/register archive-risk POST /plans/:planId/risks/archive plan.change`;

const PATH = /^(?:\/(?::[a-z][A-Za-z0-9]*|[a-z0-9]+(?:[-_][a-z0-9]+)*))+$/;
const HOW_TO_ADD = "To add one, see scripts/boundaries/vocabulary.ts.";

export const camelCase = (kebab: string): string =>
  kebab.replace(/-([a-z0-9])/g, (_dash, character: string) => character.toUpperCase());

const BROKERAGE_PERMISSIONS: readonly BrokeragePermission[] = [
  "brokerage.read",
  "brokerage.change",
];

type Grant = { readonly access: Access; readonly needs?: string };

/** Every permission, and the parameter in which the access check finds the id. */
const GRANTS: ReadonlyMap<string, Grant> = new Map<string, Grant>([
  ["public", { access: { scope: "public" } }],
  ["account", { access: { scope: "account" } }],
  ...BROKERAGE_PERMISSIONS.map((permission): [string, Grant] => [
    permission,
    { access: { scope: "brokerage", permission }, needs: "brokerageId" },
  ]),
  ...Object.keys(PERMISSIONS).map((permission): [string, Grant] => {
    const isPlan = permission.startsWith("plan.");
    const access = { scope: isPlan ? "plan" : "organisation", permission } as Access;
    return [permission, { access, needs: isPlan ? "planId" : "orgId" }];
  }),
]);

/** The default permission: reading or changing what the path leads to, otherwise any signed-in person. */
const usualPermission = (method: Method, params: readonly string[]): string => {
  const act = method === "GET" ? "read" : "change";
  if (params.includes("planId")) return `plan.${act}`;
  if (params.includes("orgId")) return `organisation.${act}`;
  return params.includes("brokerageId") ? `brokerage.${act}` : "account";
};

const readAccess = (permission: string, params: readonly string[]): Access => {
  const grant = GRANTS.get(permission);
  if (!grant) {
    const all = [...GRANTS.keys()].join(", ");
    throw new OrderRefused(`'${permission}' is not a permission. Permissions: ${all}.`);
  }
  if (grant.needs && !params.includes(grant.needs))
    throw new OrderRefused(`${permission} needs :${grant.needs} in the path for the access check.`);
  return grant.access;
};

const checkName = (folder: string, stem: string): void => {
  const [verb = "", ...noun] = stem.split("-");
  if (noun.length === 0)
    throw new OrderRefused(`'${stem}' needs a verb and a noun, such as rename-team.`);
  if (!API_VERBS.includes(verb))
    throw new OrderRefused(
      `'${verb}' is not a known verb. Verbs: ${API_VERBS.join(", ")}. ${HOW_TO_ADD}`,
    );
  // The boundary check decides on names.
  const files = [`packages/contract/src/${folder}`, `apps/api/src/features/${folder}`].map(
    (place) => ({
      path: `${place}/${stem}.ts`,
      text: "",
      imports: [],
    }),
  );
  const [violation] = nameViolations({ files, migrations: [], migrationText: "" });
  if (violation) throw new OrderRefused(`${violation}.`);
};

/**
 * Parses the arguments of the command line.
 * @throws OrderRefused with one message for an unknown word
 */
export function readOrder(args: readonly string[]): EndpointOrder {
  const [folder, stem, givenMethod, path, permission, ...rest] = args;
  if (!folder || !stem || !givenMethod || !path || rest.length > 0) throw new OrderRefused(USAGE);
  const [feature = "", ...sub] = folder.split("/");
  if (!FEATURES.includes(feature))
    throw new OrderRefused(
      `'${feature}' is not a known feature. Features: ${FEATURES.join(", ")}. ${HOW_TO_ADD}`,
    );
  if (sub.length > 1) throw new OrderRefused("A feature has only one level of sub-folders.");
  checkName(folder, stem);
  const method = METHODS.find((candidate) => candidate === givenMethod.toUpperCase());
  if (!method) throw new OrderRefused(`${givenMethod} is not one of ${METHODS.join(", ")}.`);
  if (path.startsWith("/v1/")) throw new OrderRefused("Leave /v1 out of the path; it is added.");
  if (!PATH.test(path))
    throw new OrderRefused(
      `${path} is not a valid path. Write it like /plans/:planId/risks, in lower case.`,
    );
  const params = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name ?? "");
  const access = readAccess(permission ?? usualPermission(method, params), params);
  return { feature, folder, stem, name: camelCase(stem), method, path, params, access };
}
