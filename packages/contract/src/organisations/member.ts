import * as z from "zod/mini";
import { id } from "../platform/field-rules";

/** The roles that can be assigned in an organisation; `broker` comes from the brokerage instead. */
export const ROLES = [
  { id: 1, name: "owner" },
  { id: 2, name: "editor" },
  { id: 3, name: "viewer" },
] as const;
export type RoleName = (typeof ROLES)[number]["name"];
export type RoleId = (typeof ROLES)[number]["id"];

export const ROLE_IDS: Readonly<Record<RoleName, RoleId>> = { owner: 1, editor: 2, viewer: 3 };
const NAMES: Readonly<Record<RoleId, RoleName>> = { 1: "owner", 2: "editor", 3: "viewer" };
export const roleNameOf = (roleId: RoleId): RoleName => NAMES[roleId];

export const Role = z.object({ id: z.number(), name: z.string() });

export const Member = z.object({
  userId: id(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roleId: z.number(),
  roleName: z.string(),
  addedByEmail: z.nullable(z.string()),
  isRevoked: z.boolean(),
  organisationId: id(),
});
export type Member = z.infer<typeof Member>;

/** An invited person who has not accepted yet. */
export const Invitee = z.object({
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  roleId: z.number(),
  roleName: z.string(),
  addedByEmail: z.nullable(z.string()),
  isExpired: z.boolean(),
});
export type Invitee = z.infer<typeof Invitee>;
