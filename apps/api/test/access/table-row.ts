import type { IdName } from "./access-rows";
import type { World } from "./access-world";
import type { TestApp } from "../setup/test-app";
import type { WhoMay } from "./who-may";

export type Take = (name: IdName) => Promise<string>;

/** A call's input beside `orgId` and `planId`, which are the world's. */
export type RowInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** What an endpoint that takes an upload is given. */
  readonly file?: Buffer;
};

export type Row = {
  readonly who: WhoMay;
  /** A call that succeeds; every id in it is taken by its name. */
  readonly input?: (take: Take, world: Pick<World, "mark" | "newImage">) => Promise<RowInput>;
  /** The body of a call that names its own caller. */
  readonly ownBody?: (app: TestApp, userId: string) => Promise<object>;
  /** The call takes a subscription key that nobody has used. */
  readonly needsKey?: true;
};

export const row = (who: WhoMay, input?: Row["input"]): Row => ({
  who,
  ...(input ? { input } : {}),
});
export const rows = (who: WhoMay, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row(who)]));
/** For a path whose other parameters are ids of their own name. */
export const at = (...names: IdName[]) => atWith({}, ...names);
export const atWith =
  (body: unknown, ...names: IdName[]) =>
  async (take: Take): Promise<RowInput> => {
    const params: Record<string, string> = {};
    for (const name of names) params[name] = await take(name);
    return { params, ...(Object.keys(body as object).length > 0 ? { body } : {}) };
  };
