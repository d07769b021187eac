import { createHmac } from "node:crypto";
import { TOO_MANY_REQUESTS } from "@holdfast/contract/platform/errors";
import { later } from "../clock";
import { Refusal } from "../refusal";
import type { Services } from "../services";
import { countOne } from "./rate-limits-store";

/** At most `most` calls in `window` milliseconds. */
export type Limit = { readonly name: string; readonly most: number; readonly window: number };

type Means = Pick<Services, "database" | "clock" | "secret">;

/** Neither addresses nor e-mails stand in the table in the clear. */
const keyOf = (means: Means, limit: Limit, subject: string) =>
  `${limit.name}:${createHmac("sha256", means.secret).update(subject).digest("base64url").slice(0, 22)}`;

/**
 * Counts one attempt of `subject` (an account or an address). Kept in the database: it survives a
 * restart and holds across processes.
 * @throws Refusal 429 with Retry-After once the limit is passed.
 */
export async function takeOne(means: Means, limit: Limit, subject: string): Promise<void> {
  const now = means.clock.now();
  const row = await countOne(
    means.database.query,
    keyOf(means, limit, subject),
    now,
    later(now, limit.window),
  );
  if (!row || row.count <= limit.most) return;
  const seconds = Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1_000);
  throw new Refusal(TOO_MANY_REQUESTS, { retryAfter: Math.max(1, seconds) });
}
