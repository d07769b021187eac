import { createContext, useContext } from "react";
import type { Can } from "../../platform/may";

/*
 * Which organisation and which plan the person is working on. The frame provides it; screens of every room
 * ask for it through `public.ts`.
 */

/** What the frame and its screens need to know of an organisation. */
export type WorkspaceOrganisation = {
  readonly organisationId: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly isDefault: boolean;
  readonly can?: Can;
};

/** What the frame and its screens need to know of a plan. */
export type WorkspacePlan = {
  readonly planId: string;
  readonly name: string;
  /** ISO currency code of the plan's loss values. */
  readonly currency: string;
  /** UTC instant. */
  readonly lastModifiedDate: string;
  readonly can?: Can;
};

export type Current<Thing> = {
  /** 'none' is an answer: there is nothing yet. */
  readonly status: "loading" | "failed" | "none" | "ready";
  readonly current: Thing | null;
  readonly all: readonly Thing[];
  readonly choose: (id: string) => void;
};

export type Workspace = {
  readonly organisation: Current<WorkspaceOrganisation>;
  readonly plan: Current<WorkspacePlan>;
};

const WorkspaceContext = createContext<Workspace | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

/** The organisation and plan in hand. Throws outside the signed-in frame. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("useWorkspace needs the signed-in frame around it");
  return workspace;
}
