// The floor of the API's measures: Fastify and a database driver, with nothing of ours between them.
// Plain JavaScript, so that its start pays for no compiler. Settings come as one argument of JSON:
//   port
//   folder   a bare PGlite on this folder, on the main thread, with the engine's stock options; or
//   engine   how a bare `pg` reaches the engine that the product uses
//   routes   { "GET /address": { sql, values } }: one statement each, its rows as JSON
// A value may name a field of the call's body as { "body": "field" }, or { "new": "uuid" }.
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";

// The very packages that the product runs on.
const fromApi = createRequire(new URL("../../apps/api/package.json", import.meta.url));
const Fastify = fromApi("fastify");

const { port, folder, engine, routes = {} } = JSON.parse(process.argv[2] ?? "{}");

async function openDatabase() {
  if (folder) {
    const { PGlite } = fromApi("@electric-sql/pglite");
    const database = await PGlite.create({ dataDir: folder });
    return { query: (sql, values) => database.query(sql, values), end: () => database.close() };
  }
  const { Pool } = fromApi("pg");
  const pool = new Pool({ ...engine, max: 4 });
  return { query: (sql, values) => pool.query(sql, values), end: () => pool.end() };
}

const database = await openDatabase();
const app = Fastify({ forceCloseConnections: "idle" });
app.get("/health", async () => {
  await database.query("select 1");
  return { status: "ok" };
});

const valueOf = (value, body) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return "new" in value ? randomUUID() : body[value.body];
};
for (const [address, { sql, values }] of Object.entries(routes)) {
  const [method, url] = address.split(" ");
  app.route({
    method,
    url,
    handler: async (request) => {
      const given = values.map((value) => valueOf(value, request.body));
      return (await database.query(sql, given)).rows;
    },
  });
}

await app.listen({ port, host: "127.0.0.1" });
process.once("SIGTERM", () => void app.close().then(() => database.end()));
