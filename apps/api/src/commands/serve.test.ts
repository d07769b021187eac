import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  demoInstallation,
  emptyInstallation,
  type Installation,
} from "../../test/setup/installation";
import { postmasterOf } from "../../test/database/kill-database";
import { type RunningApp, startProcess, startServer } from "../../test/setup/running-app";

let installation: Installation;

beforeAll(async () => {
  installation = await demoInstallation(await emptyInstallation());
});

const organisationOf = async (server: RunningApp) => {
  const { answer } = await server.call(listOrganisations, { as: installation.owner });
  return answer[0]?.organisationId ?? "";
};

/** Resolves once the port no longer accepts connections. */
const closedFor = (url: string) =>
  new Promise<void>((resolve) => {
    const knock = () => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.once("connect", () => {
        socket.destroy();
        setImmediate(knock);
      });
      socket.once("error", () => resolve());
    };
    knock();
  });

/** Keeps its connections open, as a browser does. */
const agent = new Agent({ keepAlive: true, timeout: 120_000 });

/** Starts a request whose headers have been received and whose body is still to come. */
async function slowContact(server: RunningApp, lastName: string) {
  const orgId = await organisationOf(server);
  const body = JSON.stringify({ firstName: "Slow", lastName, contactTypeId: 1, workTypeId: 1 });
  const slow = request(`${server.url}/v1/orgs/${orgId}/contacts`, {
    agent,
    method: "POST",
    headers: {
      authorization: `Bearer ${installation.owner}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      expect: "100-continue",
    },
  });
  const answered = new Promise<number | string | undefined>((resolve) => {
    slow.once("response", (response) => resolve(response.resume().statusCode));
    slow.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
  });
  slow.flushHeaders();
  await once(slow, "continue");
  slow.write(body.slice(0, 10));
  return {
    answered,
    finish: () => {
      slow.end(body.slice(10));
      return answered;
    },
  };
}

it("removes the uploads that a crash interrupted", async () => {
  const unfinished = path.join(installation.settings.DATA_DIR, "files.unfinished");
  await mkdir(unfinished, { recursive: true });
  await writeFile(path.join(unfinished, "half"), "%PDF-");
  const server = await startServer(installation.settings);
  expect(await readdir(unfinished)).toEqual([]);
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
});

describe("a stop by SIGTERM", () => {
  it("finishes the current request, accepts no new one and exits with 0", async () => {
    const server = await startServer(installation.settings);
    const orgId = await organisationOf(server);
    const slow = await slowContact(server, "Finisher");
    const ended = server.end("SIGTERM");
    await closedFor(server.url);
    expect(await slow.finish()).toBe(201);
    expect(await ended).toMatchObject({ code: 0, error: "" });

    const again = await startServer(installation.settings);
    const contacts = await again.call(listContacts, { as: installation.owner, params: { orgId } });
    expect(contacts.answer.filter(({ lastName }) => lastName === "Finisher")).toHaveLength(1);
    expect(await again.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
  });

  it("counts one press of Ctrl-C once, although the terminal and npm both send a signal", async () => {
    const server = await startServer(installation.settings);
    const slow = await slowContact(server, "Pressed");
    const ended = server.end("SIGINT");
    void server.end("SIGTERM");
    void server.end("SIGINT");
    await closedFor(server.url);
    expect(await slow.finish()).toBe(201);
    expect(await ended).toMatchObject({ code: 0, error: "" });
  });

  it("does not wait for a connection without a request, such as a browser's preconnect", async () => {
    const server = await startServer(installation.settings);
    const unused = connect(Number(new URL(server.url).port), "127.0.0.1");
    await once(unused, "connect");
    // The server accepts connections in order, so it has accepted the unused one.
    await organisationOf(server);
    const closed = once(unused.resume(), "close");
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
    await closed;
  });

  it("exits at once on a second signal", async () => {
    const server = await startServer(installation.settings);
    const slow = await slowContact(server, "Abandoned");
    const again = setInterval(() => void server.end("SIGTERM"), 100);
    expect(await server.end("SIGTERM")).toMatchObject({ code: 1 });
    clearInterval(again);
    expect(await slow.answered).toBe("ECONNRESET");
  });
});

it("counted attempts survive a restart", async () => {
  const attempt = async (server: RunningApp) => {
    const body = { email: "nobody@restart.example", password: "Wrong-1" };
    return (await server.call(requestSignInCode, { body })).status;
  };
  const server = await startServer(installation.settings);
  for (let number = 0; number < 10; number += 1) expect(await attempt(server)).toBe(401);
  await server.end("SIGKILL");
  const again = await startServer(installation.settings);
  expect(await attempt(again)).toBe(429);
  expect(await again.end("SIGTERM")).toMatchObject({ code: 0 });
});

describe("a stop during the first start", () => {
  it.each([
    ["while the database opens", 0],
    ["while the demo loads", 150],
  ])("%s exits with 0, and the next start serves the complete demo", async (_when, moment) => {
    const settings = { ...(await emptyInstallation()), HOLDFAST_DEMO: "on" };
    const first = await startProcess(["serve"], { ...settings, PORT: "0" });
    // PostgreSQL is now running.
    await vi.waitUntil(() => postmasterOf(settings.DATA_DIR), {
      timeout: 60_000,
      interval: 5,
    });
    await new Promise((resolve) => setTimeout(resolve, moment));
    first.child.kill("SIGTERM");
    expect(await first.ended).toMatchObject({ code: 0, error: "" });

    const { owner } = await demoInstallation(settings);
    const server = await startServer(settings);
    const { answer } = await server.call(listPlans, { as: owner });
    expect(answer).toMatchObject([{ progress: { analysis_planning: 100, planning_design: 100 } }]);
    expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
  });
});
