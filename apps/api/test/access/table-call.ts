import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { Problem } from "@holdfast/contract/platform/errors";
import { requestOf } from "../../src/demo/caller";
import { findSession } from "../../src/features/accounts/public";
import type { World } from "./access-world";
import type { TestApp } from "../setup/test-app";
import { assertDocumented } from "../setup/documented-errors";
import { freshKey } from "../factories/workspace";
import type { AccessCase, FixtureId } from "./access-case";

export const paramNames = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");

/**
 * Prepares the case's request in a world; `fixtureId` may return the ids of another.
 * @throws Error if the case has no value for a path parameter
 */
export async function tableCall(
  app: TestApp,
  endpoint: Endpoint,
  accessCase: AccessCase,
  world: World,
  fixtureId: FixtureId = world.fixtureId,
) {
  const { params, query, body, file } = (await accessCase.input?.(fixtureId, world)) ?? {};
  const known: Readonly<Record<string, string>> = {
    orgId: world.organisationId,
    planId: world.planId,
    ...params,
  };
  for (const name of paramNames(endpoint))
    if (!known[name]) throw new Error(`The case of ${endpoint.name} has no ${name}.`);
  const key = accessCase.needsKey ? { key: await freshKey(app) } : {};
  const { headers, ...request } = requestOf(endpoint, {
    params: known,
    query: query as undefined,
    body: (body !== undefined && accessCase.needsKey ? { ...body, ...key } : body) as undefined,
    file,
  });
  const ownBody = async (token: string | undefined) => {
    if (!accessCase.ownBody || !token) return {};
    const session = await findSession(app.services, token);
    return { payload: await accessCase.ownBody(app, session?.userId ?? "") };
  };
  /** Sends the request; returns status and text. */
  return async (token: string | undefined, further: Readonly<Record<string, string>> = {}) => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const response = await app.server.inject({
      ...request,
      ...(await ownBody(token)),
      headers: { ...headers, ...authorization, ...further },
    });
    if (response.statusCode >= 400)
      assertDocumented(endpoint, response.statusCode, response.json<Problem>());
    return { status: response.statusCode, text: response.body };
  };
}
