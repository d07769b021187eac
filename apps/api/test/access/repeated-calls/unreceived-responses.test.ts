import { listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { customersTable } from "../../../src/features/directory/directory-table";
import { testApp, type TestApp } from "../../setup/test-app";
import { ownerWithOrganisation, type Workspace } from "../../factories/workspace";

/* An app with one slot for each person, and callers that do not receive their response. */

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp(undefined, { config: { callLimit: { running: 1, waiting: 50 } } });
  port = Number(new URL(await app.server.listen({ port: 0, host: "127.0.0.1" })).port);
});

/** An owner with a list of about `kilobytes`. */
async function ownerOfList(email: string, kilobytes: number) {
  const owner = await ownerWithOrganisation(app, email);
  const { database, newId, clock } = app.services;
  await database.query.insert(customersTable).values(
    Array.from({ length: kilobytes }, () => ({
      organisationId: owner.organisationId,
      id: newId(),
      name: "Customer",
      email: "customer@reads.example",
      address: "x".repeat(800),
      category: [],
      createdAt: clock.now(),
    })),
  );
  return owner;
}

/**
 * Requests the list on a separate connection. The server holds the response back until `receive` is called. Resolves
 * once the server has built the response.
 */
async function requestWithoutReceiving({ token, organisationId }: Workspace) {
  const accepted = once(app.server.server, "connection") as Promise<[Socket]>;
  const client = connect(port, "127.0.0.1");
  const [socket] = await accepted;
  const receive = holdBack(socket);
  client.write(
    `GET /v1/orgs/${organisationId}/customers HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await expect
    .poll(() => socket.writableLength, { interval: 5, timeout: 60_000 })
    .toBeGreaterThan(0);
  return { receive, leave: () => client.destroy() };
}

/** Holds back what the server writes to a connection until the returned function is called. */
function holdBack(socket: Socket) {
  const { _write, _writev } = socket;
  let send: () => void = () => undefined;
  socket._write = (...chunk) => void (send = () => _write.apply(socket, chunk));
  socket._writev = (...chunks) => void (send = () => _writev?.apply(socket, chunks));
  return () => {
    Object.assign(socket, { _write, _writev });
    send();
  };
}

/** Reads the list and receives it immediately. */
const read = ({ token, organisationId }: Workspace) =>
  app.call(listCustomers, { as: token, params: { orgId: organisationId } });

it("keeps a person's slot until the response has been received, without delaying others", async () => {
  const owner = await ownerOfList("large@reads.example", 1_300);
  const other = await ownerOfList("other@reads.example", 1);
  const { receive, leave } = await requestWithoutReceiving(owner);
  let isAnswered = false;
  const next = read(owner).finally(() => (isAnswered = true));
  for (let at = 0; at < 5; at += 1) expect((await read(other)).status).toBe(200);
  expect(isAnswered).toBe(false);
  receive();
  expect((await next).body).toHaveLength(1_300);
  leave();
});
