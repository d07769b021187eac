import type { IdName } from "./access-rows";
import type { World } from "./access-world";
import type { TestApp } from "../setup/test-app";
import type { WhoMay } from "./who-may";

export type FixtureId = (name: IdName) => Promise<string>;

/** A request's input besides `orgId` and `planId`, which come from the world. */
export type CaseInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The file of an endpoint with an upload. */
  readonly file?: Buffer;
};

export type AccessCase = {
  readonly who: WhoMay;
  /** A request that succeeds; every id in it is looked up by its name. */
  readonly input?: (
    fixtureId: FixtureId,
    world: Pick<World, "tag" | "newImage">,
  ) => Promise<CaseInput>;
  /** The body of a request that names its own caller. */
  readonly ownBody?: (app: TestApp, userId: string) => Promise<object>;
  /** The request needs an unused subscription key. */
  readonly needsKey?: true;
};

export const accessCase = (who: WhoMay, input?: AccessCase["input"]): AccessCase => ({
  who,
  ...(input ? { input } : {}),
});
export const accessCases = (who: WhoMay, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, accessCase(who)]));
/** For a path whose other parameters are ids of their own name. */
export const pathParams = (...names: IdName[]) => pathParamsWith({}, ...names);
export const pathParamsWith =
  (body: unknown, ...names: IdName[]) =>
  async (fixtureId: FixtureId): Promise<CaseInput> => {
    const params: Record<string, string> = {};
    for (const name of names) params[name] = await fixtureId(name);
    return { params, ...(Object.keys(body as object).length > 0 ? { body } : {}) };
  };
