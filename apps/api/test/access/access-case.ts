import type { Caller } from "../../src/demo/caller";
import type { TestApp } from "../setup/test-app";
import type { WhoMay } from "./who-may";

/** Returns the id of a record by its name in `fixtures`; the record is created when its id is first used. */
export type FixtureId = (name: string) => Promise<string>;

/** A request's input besides `orgId` and `planId`, which come from the world. */
export type CaseInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The file of an endpoint with an upload. */
  readonly file?: Buffer | File;
};

export type AccessCase = {
  readonly who: WhoMay;
  /** A request that succeeds; every id in it is looked up by its name. */
  readonly input?: (
    fixtureId: FixtureId,
    world: {
      /** Part of every name in this organisation, and of no other. */
      readonly tag: string;
      /** The file name of a new image. */
      newImage(): Promise<string>;
      /** The email address of a new account. */
      newAccount(): Promise<string>;
      /** Saves a policy, for a request that names none but needs one. */
      savePolicy(): Promise<void>;
      /** Approves a version of the plan. */
      approvePlan(): Promise<void>;
      /** Accepts the risk report, once. */
      acceptReport(): Promise<void>;
    },
  ) => Promise<CaseInput>;
  /** The body of a request that names its own caller. */
  readonly ownBody?: (app: TestApp, userId: string) => Promise<object>;
  /** The request needs an unused subscription key. */
  readonly needsKey?: true;
};

/** The endpoints of a feature by their names. */
export type AccessCases = Readonly<Record<string, AccessCase>>;

export const accessCase = (who: WhoMay, input?: AccessCase["input"]): AccessCase => ({
  who,
  ...(input ? { input } : {}),
});
export const accessCases = (who: WhoMay, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, accessCase(who)]));
/** For a path whose other parameters are ids of their own name. */
export const pathParams = (...names: string[]) => pathParamsWith({}, ...names);
export const pathParamsWith =
  (body: unknown, ...names: string[]) =>
  async (fixtureId: FixtureId): Promise<CaseInput> => {
    const params: Record<string, string> = {};
    for (const name of names) params[name] = await fixtureId(name);
    return { params, ...(Object.keys(body as object).length > 0 ? { body } : {}) };
  };

/** For a body with the ids of one or more entries of a list. */
export const entryIds =
  (...names: string[]) =>
  async (fixtureId: FixtureId): Promise<CaseInput> => ({
    body: { ids: await Promise.all(names.map(fixtureId)) },
  });

/** What a fixture is created from: the organisation with its plan, and the caller. */
export type FixtureContext = {
  readonly app: TestApp;
  readonly call: Caller;
  readonly organisationId: string;
  readonly headOfficeId: string;
  readonly planId: string;
  /** Part of every name in this organisation, and of no other. */
  readonly tag: string;
  fixtureId(name: string): Promise<string>;
  readonly inOrganisation: { readonly orgId: string };
  readonly inPlan: { readonly planId: string };
};

/** Creates a record by the name of its id; returns the id. */
export type Fixtures = Readonly<Record<string, (context: FixtureContext) => Promise<string>>>;

export const first = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (!row) throw new Error("The list is empty.");
  return row;
};
