import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { callerOf } from "./api-caller";
import { type RunningApp, test as appTest } from "./app";
import { closeIncidents } from "./close-incidents";
import { openPagesAs, registerPerson, sessionOf } from "./people";

/*
 * The demo's café with its complete plan, saved through the API once for all journeys of a worker; each of them begins
 * signed in as its owner, without an incident that another journey has left open: a declaration would first offer to
 * join it.
 */
export const test = appTest.extend<{ readonly asOwner: void }, { readonly owner: TokenResponse }>({
  owner: [
    async ({ app }, use) => {
      const email = "olivia@cafe.example";
      await registerPerson(app, email);
      const session = await sessionOf(app, email);
      await fillCafe(app, session.access_token);
      await use(session);
    },
    { scope: "worker" },
  ],
  asOwner: [
    async ({ app, page, owner }, use) => {
      const call = callerOf(app.url, owner.access_token);
      for (const { planId } of await call(listPlans)) await closeIncidents(call, planId);
      await openPagesAs(page, owner);
      await use();
    },
    { auto: true },
  ],
});

/** In a separate process, because the café's lists are JSON, which Playwright's loader does not import. */
async function fillCafe(app: RunningApp, token: string): Promise<void> {
  const key = (await app.command("keys", "issue", "--quantity", "1")).trim();
  const script = fileURLToPath(new URL("furnish-cafe.ts", import.meta.url));
  await promisify(execFile)(process.execPath, ["--import", "tsx", script, app.url, token, key]);
}

export { expect, expectAccessible } from "./app";
