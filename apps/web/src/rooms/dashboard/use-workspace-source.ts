import type { Workspace } from "./workspace";

const NOTHING_YET = { status: "none", current: null, all: [], choose: () => undefined } as const;

/** Where the workspace comes from: the person's organisations and the current one's plans. */
export const useWorkspaceSource = (): Workspace => ({
  organisation: NOTHING_YET,
  plan: NOTHING_YET,
});
