import { createContext, useContext } from "react";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";

/*
 * The organisation and plan the user is working on. The frame provides it; the screens of every feature use it
 * through `public.ts`.
 */

export type Current<Thing> = {
  /** 'none' means loaded and empty. */
  readonly status: "loading" | "failed" | "none" | "ready";
  readonly current: Thing | null;
  readonly all: readonly Thing[];
  /** Switches to the one with this id; remembered for the next visit. */
  readonly choose: (id: string) => void;
};

export type Workspace = {
  readonly organisation: Current<Organisation>;
  readonly plan: Current<Plan>;
  /** The organisation has disappeared from the user's list; `organisation.current` is as last fetched. */
  readonly isLost?: boolean;
};

const WorkspaceContext = createContext<Workspace | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

/** Returns the current organisation and plan. Throws outside the signed-in frame. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("No workspace is open");
  return workspace;
}
