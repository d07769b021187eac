import { PERMISSIONS, refusesExpired } from "../../apps/api/src/platform/access/permissions";
import type { EndpointOrder } from "./endpoint-order";

/* The texts of the new files; the formatter decides on line breaks. */

const upFrom = ({ folder }: EndpointOrder, levels: number) =>
  "../".repeat(levels + folder.split("/").length);

const ACCESS_HELPERS = { organisation: "inOrganisation", plan: "inPlan", brokerage: "inBrokerage" };

/** Returns the access declaration, and what it imports from the contract's platform. */
const accessText = ({
  access,
  method,
}: EndpointOrder): { readonly text: string; readonly uses: readonly string[] } => {
  if (access.scope === "public") return { text: "PUBLIC", uses: ["PUBLIC"] };
  if (access.scope === "account") return { text: "ACCOUNT", uses: ["ACCOUNT"] };
  if (access.scope === "organisation" && method !== "GET")
    return {
      text: `writesInOrganisation("${access.permission}", { touches: NO_PLANS })`,
      uses: ["NO_PLANS", "writesInOrganisation"],
    };
  const uses = ACCESS_HELPERS[access.scope];
  return { text: `${uses}("${access.permission}")`, uses: [uses] };
};

const responseText = ({
  method,
  stem,
}: EndpointOrder): { readonly text: string; readonly uses: string } => {
  if (method === "DELETE") return { text: "nothing", uses: "nothing" };
  const shape = /^(?:list|search)-/.test(stem) ? "z.array(z.object({}))" : "z.object({})";
  const uses = /^(?:add|create|register)-/.test(stem) ? "created" : "json";
  return { text: `${uses}(${shape})`, uses };
};

const hasBody = ({ method }: EndpointOrder) => method !== "GET" && method !== "DELETE";
const summary = ({ stem }: EndpointOrder) =>
  `${stem.charAt(0).toUpperCase()}${stem.slice(1).replaceAll("-", " ")}.`;

export function contractText(order: EndpointOrder): string {
  const [access, response] = [accessText(order), responseText(order)];
  const uses = ["defineEndpoint", ...access.uses, response.uses].sort();
  const body = hasBody(order) ? "\n  body: z.strictObject({})," : "";
  const zod = body || response.uses !== "nothing" ? `import * as z from "zod/mini";\n` : "";
  return `${zod}import { ${uses.join(", ")} } from "${upFrom(order, 0)}platform/endpoint";

export const ${order.name} = defineEndpoint({
  name: "${order.name}",
  method: "${order.method}",
  path: "${order.path}",
  summary: "${summary(order)}",
  access: ${access.text},${body}
  response: ${response.text},
});
`;
}

export const handlerText = (order: EndpointOrder): string =>
  `import { ${order.name} as endpoint } from "@holdfast/contract/${order.folder}/${order.stem}";
import { route } from "${upFrom(order, 1)}platform/http/route";

export const ${order.name} = route(endpoint, () =>
  Promise.reject(new Error("${order.name} is not implemented yet.")),
);
`;

/** The roles in the organisation that are refused. */
const refusedRoles = ({ access }: EndpointOrder): readonly string[] => {
  if (access.scope !== "plan" && access.scope !== "organisation") return [];
  const allowed: readonly string[] = PERMISSIONS[access.permission];
  return ["editor", "viewer"].filter((role) => !allowed.includes(role));
};
const isRefusedWhenExpired = ({ access }: EndpointOrder) =>
  access.scope === "plan" && refusesExpired(access.permission);

/** The people that a test needs, by scope. */
const FIXTURES = {
  public: undefined,
  account: undefined,
  organisation: {
    make: "ownerWithOrganisation",
    type: "Workspace",
    id: "orgId: owner.organisationId",
  },
  plan: { make: "ownerWithPlan", type: "PlanWorkspace", id: "planId: owner.planId" },
  brokerage: {
    make: "signedInBroker",
    type: "Awaited<ReturnType<typeof signedInBroker>>",
    id: "brokerageId: owner.brokerageId",
  },
} as const;

const accessTests = (order: EndpointOrder): string => {
  const { access, stem } = order;
  if (access.scope === "public")
    return `test("is open to anyone", async () => {
  expect([401, 403]).not.toContain(await statusFor(undefined));
});
`;
  const signedOut = `test("returns 401 without a session", async () => {
  expect(await statusFor(undefined)).toBe(401);
});
`;
  if (access.scope === "account") return signedOut;
  const roles = refusedRoles(order);
  return [
    signedOut,
    `test("returns 404 to a stranger", async () => {
  expect(await statusFor(await signedInPerson(app, "${stem}-stranger@cafe.example"))).toBe(404);
});
`,
    roles.length > 0
      ? `test.each(${JSON.stringify(roles)} as const)("returns 403 to a member who is %s", async (role) => {
  const email = \`${stem}-\${role}@cafe.example\`;
  expect(await statusFor(await signedInMember(app, owner.organisationId, role, email))).toBe(403);
});
`
      : "",
    isRefusedWhenExpired(order)
      ? `test("returns 402 once the plan has expired", async () => {
  await expirePlan(app, owner.planId);
  expect(await statusFor(owner.token)).toBe(402);
});
`
      : "",
  ].join("\n");
};

export function testText(order: EndpointOrder): string {
  const { access, name, folder, stem, params } = order;
  const up = upFrom(order, 1);
  const fixture = FIXTURES[access.scope];
  const values = params.map((param) =>
    fixture?.id.startsWith(`${param}:`) ? fixture.id : `${param}: app.services.newId()`,
  );
  const call = [
    "as",
    params.length > 0 ? `params: { ${values.join(", ")} }` : "",
    hasBody(order) ? "body: {}" : "",
  ].filter(Boolean);
  const people = [
    isRefusedWhenExpired(order) ? "expirePlan" : "",
    fixture?.make ?? "",
    fixture && access.scope !== "brokerage" ? `type ${fixture.type}` : "",
    refusedRoles(order).length > 0 ? "signedInMember" : "",
  ].filter(Boolean);
  return `import { ${name} } from "@holdfast/contract/${folder}/${stem}";
import { beforeAll, expect, test } from "vitest";
${fixture ? `import { signedInPerson } from "${up}../test/factories/people";\n` : ""}import { testApp, type TestApp } from "${up}../test/setup/test-app";
${fixture ? `import { ${people.join(", ")} } from "${up}../test/factories/workspace";\n` : ""}
let app: TestApp;
${fixture ? `let owner: ${fixture.type};\n` : ""}beforeAll(async () => {
  app = await testApp();
${fixture ? `  owner = await ${fixture.make}(app, "${stem}-owner@cafe.example");\n` : ""}});

/** Returns the response's status; ids and body only matter to permitted callers. */
const statusFor = async (as: string | undefined) =>
  (await app.call(${name}, { ${call.join(", ")} })).status;

${accessTests(order)}`;
}
