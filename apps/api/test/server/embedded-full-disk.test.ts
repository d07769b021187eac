import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { STORAGE_FULL } from "@holdfast/contract/platform/errors";
import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { cp, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { DEMO_EMAILS } from "../../src/features/accounts/public";
import { demoInstallation, engineSettings } from "../setup/installation";
import { type RunningApp, startServer } from "../setup/running-app";
import { canMount, smallDisk } from "../database/small-disk";
import { testDataDirectory } from "../database/test-database";

const MEGABYTE = 2 ** 20;

/** Returns the code of the only email. */
const codeIn = async (outbox: string): Promise<string> => {
  const name = (await readdir(outbox)).find((file) => file.endsWith(".eml")) ?? "";
  const [, code] =
    /^Subject: (\d{6}) is/m.exec(await readFile(path.join(outbox, name), "utf8")) ?? [];
  if (!code) throw new Error("The email has not arrived yet.");
  return code;
};
const WAITING = { timeout: 60_000, interval: 100 };

describe.runIf(canMount)("a server whose disk fills up", () => {
  it("reports a full disk, still serves reads, logs people in and prints, and writes again once there is space", async () => {
    const disk = await smallDisk(300);
    await cp(await testDataDirectory(), disk.directory, { recursive: true });
    const settings = { DATA_DIR: disk.directory, ...engineSettings, LOG_LEVEL: "silent" };
    const { owner: as } = await demoInstallation(settings);
    const server = await startServer(settings);
    const organisations = await server.call(listOrganisations, { as });
    const params = { orgId: organisations.answer[0]?.organisationId ?? "" };
    const add = (app: RunningApp, lastName: string) =>
      app.call(createContact, {
        as,
        params,
        body: { firstName: "Full", lastName, contactTypeId: 1, workTypeId: 1 },
      });
    expect((await add(server, "Before")).status).toBe(201);

    await disk.fillUpTo(40 * MEGABYTE);
    await expect
      .poll(async () => (await add(server, "Refused?")).status, { timeout: 60_000 })
      .toBe(STORAGE_FULL.status);
    const { problem, headers } = await add(server, "Refused");
    expect(problem).toMatchObject({ code: STORAGE_FULL.code, detail: STORAGE_FULL.message });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const meanwhile = await server.call(listContacts, { as, params });
    expect(meanwhile.answer.map(({ lastName }) => lastName)).toContain("Before");

    // A person who is not logged in can still reach the plan.
    const credentials = { email: DEMO_EMAILS.owner, password: "Continuity-1" };
    const asked = await server.call(requestSignInCode, { body: credentials });
    expect(asked.status).toBe(200);
    const { userId } = asked.answer;
    const otpCode = await vi.waitFor(() => codeIn(path.join(disk.directory, "outbox")), WAITING);
    const signedIn = await server.call(verifySignInCode, { body: { userId, otpCode } });
    expect(signedIn.status).toBe(200);
    const printed = await fetch(`${server.url}/v1${exportPdf.path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${signedIn.answer.access_token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ content: "<p>The plan</p>", format: "A4" }),
    });
    expect([printed.status, printed.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await add(server, "Refused")).status).toBe(STORAGE_FULL.status);

    await disk.fillUpTo(0);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect((await server.call(listContacts, { as, params })).answer).toEqual(meanwhile.answer);

    await disk.makeRoom();
    await expect
      .poll(async () => (await add(server, "After")).status, { timeout: 60_000 })
      .toBe(201);
    const { answer } = await server.call(listContacts, { as, params });
    const names = answer.map(({ lastName }) => lastName);
    expect(names).toContain("After");
    expect(names).not.toContain("Refused");
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
  });
});
