import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { requestOf } from "../../src/demo/caller";
import { findSession } from "../../src/features/accounts/public";
import type { World } from "./access-world";
import type { TestApp } from "../setup/test-app";
import { freshKey } from "../factories/workspace";
import type { Row, Take } from "./table-row";

export const paramNames = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");

/**
 * The row's call in a world; `take` may hand out the ids of another.
 * @throws Error where the row gives no value for a parameter of the path.
 */
export async function tableCall(
  app: TestApp,
  endpoint: Endpoint,
  row: Row,
  world: World,
  take: Take = world.take,
) {
  const { params, query, body, file } = (await row.input?.(take, world)) ?? {};
  const known: Readonly<Record<string, string>> = {
    orgId: world.organisationId,
    planId: world.planId,
    ...params,
  };
  for (const name of paramNames(endpoint))
    if (!known[name]) throw new Error(`The row of ${endpoint.name} gives no ${name}.`);
  const key = row.needsKey ? { key: await freshKey(app) } : {};
  const { headers, ...request } = requestOf(endpoint, {
    params: known,
    query: query as undefined,
    body: (body !== undefined && row.needsKey ? { ...body, ...key } : body) as undefined,
    file,
  });
  const ownBody = async (token: string | undefined) => {
    if (!row.ownBody || !token) return {};
    const session = await findSession(app.services, token);
    return { payload: await row.ownBody(app, session?.userId ?? "") };
  };
  /** Makes the call; answers status and text. */
  return async (token: string | undefined, further: Readonly<Record<string, string>> = {}) => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const response = await app.server.inject({
      ...request,
      ...(await ownBody(token)),
      headers: { ...headers, ...authorization, ...further },
    });
    return { status: response.statusCode, text: response.body };
  };
}
