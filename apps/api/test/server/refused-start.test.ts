import { cp, readdir } from "node:fs/promises";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { canMount, smallDisk } from "../database/small-disk";
import { freePort } from "../setup/free-port";
import { demoInstallation, emptyInstallation, type Installation } from "../setup/installation";
import { runHoldfast, startServer } from "../setup/running-app";

let installation: Installation;

beforeAll(async () => {
  installation = await demoInstallation(await emptyInstallation());
});

describe("a start that cannot succeed explains why in one sentence and exits with 1", () => {
  it("refuses to start if a setting is invalid", async () => {
    expect(await runHoldfast(["serve"], { ...installation.settings, PORT: "http" })).toEqual({
      code: 1,
      out: "",
      error: "The setting PORT must be a whole number from 0 to 65535.\n",
    });
  });

  it("refuses to start if another process uses the data directory", async () => {
    const server = await startServer(installation.settings);
    const second = await runHoldfast(["serve"], {
      ...installation.settings,
      PORT: String(await freePort()),
    });
    expect(second).toEqual({
      code: 1,
      out: "",
      error: `The data directory ${installation.settings.DATA_DIR} is in use by another Holdfast process. Stop that process first, or set DATA_DIR to another directory.\n`,
    });
    const { answer } = await server.call(listOrganisations, { as: installation.owner });
    expect(answer).toHaveLength(1);
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
  });

  it.runIf(canMount)("refuses to start if the disk is full, until there is space", async () => {
    const disk = await smallDisk(300);
    await cp(installation.settings.DATA_DIR, disk.directory, { recursive: true });
    await disk.fillUpTo(0);
    const settings = { ...installation.settings, DATA_DIR: disk.directory };
    expect(await runHoldfast(["serve"], settings)).toEqual({
      code: 1,
      out: "",
      error: `The disk is full: nothing can be written to DATA_DIR (${disk.directory}). Free some space, then start again.\n`,
    });
    await disk.makeRoom();
    const server = await startServer(settings);
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
    expect(await readdir(disk.directory)).not.toContain(".write-probe");
  });
});
