import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { STORAGE_FULL } from "@holdfast/contract/platform/errors";
import { cp } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { demoInstallation, engineSettings } from "../../test/setup/installation";
import { type RunningApp, startServer } from "../../test/setup/running-app";
import { canMount, smallDisk } from "../../test/database/small-disk";
import { testDataDirectory } from "../../test/database/test-database";

const MEGABYTE = 2 ** 20;

describe.runIf(canMount)("a server whose disk fills up", () => {
  it("reports it, still serves reads, and writes again once there is space", async () => {
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
