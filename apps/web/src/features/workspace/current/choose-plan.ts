import { ENDS_WITH_SESSION } from "../../../platform/session/session-keys";

/** Selects an organisation and one of its plans, for a page outside the workspace that then opens it. */
export function choosePlan(organisationId: string, planId: string): void {
  localStorage.setItem(ENDS_WITH_SESSION.organisation, organisationId);
  localStorage.setItem(ENDS_WITH_SESSION.plan, planId);
}
