import type {
  Access,
  Endpoint,
  OrganisationPermission,
  PlanPermission,
} from "@holdfast/contract/platform/endpoint";
import type { OrganisationRole } from "./scope";

const EVERYONE = ["owner", "editor", "viewer", "broker"] as const;
const WRITERS = ["owner", "editor", "broker"] as const;
const OWNERS = ["owner"] as const;
const RESOLVERS = ["owner", "broker"] as const;

/** The roles that have each permission in an organisation, as in the table of decision 003. */
export const PERMISSIONS: Readonly<
  Record<OrganisationPermission | PlanPermission, readonly OrganisationRole[]>
> = {
  "organisation.read": EVERYONE,
  "organisation.change": WRITERS,
  "organisation.profile": WRITERS,
  "organisation.archive": RESOLVERS,
  "organisation.history": RESOLVERS,
  "organisation.consent": OWNERS,
  "members.manage": RESOLVERS,
  "plan.read": EVERYONE,
  "plan.teams": EVERYONE,
  "plan.change": WRITERS,
  "plan.renew": WRITERS,
  "plan.respond": EVERYONE,
  "plan.approve": RESOLVERS,
  "plan.delete": RESOLVERS,
};

export const permits = (
  permission: OrganisationPermission | PlanPermission,
  role: OrganisationRole,
) => PERMISSIONS[permission].includes(role);

/** Whether every role has the permission, so that no role is refused with 403. */
export const isForEveryRole = (permission: OrganisationPermission | PlanPermission) =>
  PERMISSIONS[permission] === EVERYONE;

/** Whether an expired plan refuses the permission with 402: every write except renewal
 * and deletion, and reading its teams. */
export const refusesExpired = (permission: OrganisationPermission | PlanPermission) =>
  permission === "plan.change" || permission === "plan.approve" || permission === "plan.teams";

/** Whether the permission changes the organisation itself or its members, not only its content. */
export const changesOrganisation = (permission: OrganisationPermission | PlanPermission) =>
  permission === "organisation.profile" ||
  permission === "organisation.archive" ||
  permission === "organisation.consent" ||
  permission === "members.manage";

/** Whether an archived organisation refuses a request that the role allows; reading is never refused. */
export function refusesArchived(access: Access, isWrite: boolean): boolean {
  if (!isWrite) return false;
  if (access.scope === "plan") return true;
  return (
    access.scope === "organisation" &&
    !(access.touches && "whileArchived" in access && access.whileArchived === "allowed")
  );
}

/** Whether a request's access is checked again in its transaction: it is for a write in an organisation or plan. */
export const isGuarded = ({ access, method }: Pick<Endpoint, "access" | "method">) =>
  method !== "GET" && (access.scope === "organisation" || access.scope === "plan");

/**
 * The `can` flags sent with an organisation or plan, for screens to read. An archived organisation can only be
 * unarchived.
 */
export const permissionsOf = (role: OrganisationRole, isArchived: boolean) => ({
  change: !isArchived && permits("organisation.change", role),
  archive: permits("organisation.archive", role),
  manageMembers: !isArchived && permits("members.manage", role),
  deletePlan: !isArchived && permits("plan.delete", role),
  approvePlan: !isArchived && permits("plan.approve", role),
  readHistory: permits("organisation.history", role),
});
