import { createContext, useContext } from "react";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";

/*
 * Which organisation and which plan the person is working on. The frame provides it; screens of every room
 * ask for it through `public.ts`.
 */

export type Current<Thing> = {
  /** 'none' is an answer: there is nothing yet. */
  readonly status: "loading" | "failed" | "none" | "ready";
  readonly current: Thing | null;
  readonly all: readonly Thing[];
  /** Changes over to the one of this id, also after the next visit. */
  readonly choose: (id: string) => void;
};

export type Workspace = {
  readonly organisation: Current<Organisation>;
  readonly plan: Current<Plan>;
  /** The organisation has disappeared from the person's list; `organisation.current` is as last read. */
  readonly isLost?: boolean;
};

const WorkspaceContext = createContext<Workspace | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

/** The organisation and plan in hand. Throws outside the signed-in frame. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("useWorkspace needs the signed-in frame around it");
  return workspace;
}
