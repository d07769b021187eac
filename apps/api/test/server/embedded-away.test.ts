import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, it } from "vitest";
import { readConfig } from "../../src/platform/config";
import { openDatabase } from "../../src/platform/database/database";
import { postgresBin } from "../database/postgres-server";
import { demoInstallation, emptyInstallation } from "../setup/installation";
import { killDatabase, killRounds, postmasterOf } from "../database/kill-database";
import { startServer } from "../setup/running-app";
import { withUnpreparedDatabase } from "../../src/commands/command";

it("a server restarts its killed PostgreSQL, answers database-away meanwhile and recovers", async () => {
  const { owner, settings } = await demoInstallation(await emptyInstallation());
  const server = await startServer({ ...settings, LOG_LEVEL: "silent" });
  const { answer: plans } = await server.call(listPlans, { as: owner });
  const params = { orgId: plans[0]?.organisationId ?? "" };
  const contact = (lastName: string) =>
    server.call(createContact, {
      as: owner,
      params,
      body: { firstName: "Away", lastName, contactTypeId: 1, workTypeId: 1 },
    });
  const saved: string[] = [];
  for (const round of ["first", "second", "third"].slice(0, killRounds())) {
    const killed = killDatabase(settings.DATA_DIR, "SIGKILL");
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        const lastName = `${round} ${number}`;
        const { status, problem } = await contact(lastName);
        if (status === 201) saved.push(lastName);
        return status === 201 ? "saved" : problem.code;
      }),
    );
    expect(answers.filter((code) => code !== "saved" && code !== "database-away")).toEqual([]);
    await killed;
    await expect
      .poll(async () => (await fetch(`${server.url}/health`)).status, { timeout: 60_000 })
      .toBe(200);
    expect((await contact(`${round} back`)).status).toBe(201);
    saved.push(`${round} back`);
  }
  const { answer } = await server.call(listContacts, { as: owner, params });
  const listed = new Set(answer.map(({ lastName }) => lastName));
  expect(saved.filter((name) => !listed.has(name))).toEqual([]);
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
  expect(await postmasterOf(settings.DATA_DIR)).toBeNull();
});

it("a command whose server stops meanwhile ends with a sentence", async () => {
  const settings = await emptyInstallation();
  const log = pino({ level: "silent" });
  const server = await openDatabase({ dataDir: settings.DATA_DIR, postgresBin, log });
  const command = withUnpreparedDatabase(readConfig(settings), async ({ query }) => {
    await server.close();
    await query.execute(sql`select 1`);
  });
  await expect(command).rejects.toThrow(
    "The server stopped while this command ran. Run the command again.",
  );
});
