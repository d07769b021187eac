import type {
  Access,
  Endpoint,
  OrganisationPermission,
  PlanPermission,
} from "@holdfast/contract/platform/endpoint";
import type { OrganisationRole } from "./scope";

const EVERYBODY = ["owner", "editor", "viewer", "broker"] as const;
const WRITERS = ["owner", "editor", "broker"] as const;
const RESOLVERS = ["owner", "broker"] as const;

/** Who may do what inside an organisation: the table of decision 003, read aloud. */
export const PERMISSIONS: Readonly<
  Record<OrganisationPermission | PlanPermission, readonly OrganisationRole[]>
> = {
  "organisation.read": EVERYBODY,
  "organisation.change": WRITERS,
  "organisation.profile": WRITERS,
  "organisation.archive": RESOLVERS,
  "members.manage": RESOLVERS,
  "plan.read": EVERYBODY,
  "plan.teams": EVERYBODY,
  "plan.change": WRITERS,
  "plan.renew": WRITERS,
  "plan.delete": RESOLVERS,
};

export const permits = (
  permission: OrganisationPermission | PlanPermission,
  role: OrganisationRole,
) => PERMISSIONS[permission].includes(role);

/** What an expired plan refuses with 402: every write but the renewal, and of the reading its teams. */
export const refusesExpired = (permission: OrganisationPermission | PlanPermission) =>
  permission === "plan.change" || permission === "plan.delete" || permission === "plan.teams";

/** What changes an organisation itself or who belongs to it, not only what is inside it. */
export const changesOrganisation = (permission: OrganisationPermission | PlanPermission) =>
  permission === "organisation.profile" ||
  permission === "organisation.archive" ||
  permission === "members.manage";

/** Whether an archived organisation refuses what the access allows otherwise; reading is never refused. */
export function refusesArchived(access: Access, isWrite: boolean): boolean {
  if (!isWrite) return false;
  if (access.scope === "plan") return true;
  return (
    access.scope === "organisation" &&
    !(access.touches && "whileArchived" in access && access.whileArchived === "allowed")
  );
}

/** Whether a call's access is checked again in its transaction: that of a write in an organisation or plan. */
export const isGuarded = ({ access, method }: Pick<Endpoint, "access" | "method">) =>
  method !== "GET" && (access.scope === "organisation" || access.scope === "plan");

/** What ships with an organisation or a plan as `can`, so that screens only ask. Archived, it can only be unarchived. */
export const answersFor = (role: OrganisationRole, isArchived: boolean) => ({
  change: !isArchived && permits("organisation.change", role),
  archive: permits("organisation.archive", role),
  manageMembers: !isArchived && permits("members.manage", role),
  deletePlan: !isArchived && permits("plan.delete", role),
});
