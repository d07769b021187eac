import type { Queryable } from "../database/database";
import type { Services } from "../services";
import { auditEvents } from "./audit-table";

export type AuditEvent = {
  /** Room and act, such as 'accounts.signed-in'. */
  readonly action: string;
  readonly actorUserId?: string | undefined;
  readonly organisationId?: string | undefined;
  readonly brokerageId?: string | undefined;
  /** The id of what was acted on. */
  readonly subject?: string | undefined;
  /** No secrets, no contents. */
  readonly detail?: Record<string, string | number | boolean>;
  readonly address?: string | undefined;
};

/** Writes down who did what, when and from where; nothing ever changes or deletes a row. */
export async function recordEvent(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  event: AuditEvent,
) {
  await db
    .insert(auditEvents)
    .values({ id: services.newId(), happenedAt: services.clock.now(), ...event });
}
