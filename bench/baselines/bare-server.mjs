// The baseline of the API's measures: Fastify and a database driver, without any of our code. Plain JavaScript,
// so that its start needs no compiler. The settings are one argument of JSON:
//   port
//   engine   how a bare `pg` reaches PostgreSQL
//   commands programs that run first, each a list of arguments; the last one, PostgreSQL, runs until the stop
//   routes   { "GET /path": { sql, values } }: one statement each, its rows as JSON
// A value may name a field of the request's body as { "body": "field" }, or { "new": "uuid" }.
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";

// The same packages that the product runs on.
const fromApi = createRequire(new URL("../../apps/api/package.json", import.meta.url));
const Fastify = fromApi("fastify");

const { port, engine, commands = [], routes = {} } = JSON.parse(process.argv[2] ?? "{}");

const { Pool } = fromApi("pg");
const silent = { stdio: "ignore" };
for (const [program, ...words] of commands.slice(0, -1)) spawnSync(program, words, silent);
const [program, ...words] = commands.at(-1) ?? [];
const postgres = program && spawn(program, words, silent);

const database = new Pool({ ...engine, max: 4 });
// When it stops, PostgreSQL may close a connection first.
database.on("error", () => undefined);
const untilUp = () =>
  database.query("select 1").catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return untilUp();
  });
if (postgres) await untilUp();
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
process.once("SIGTERM", async () => {
  await app.close();
  await database.end();
  postgres?.kill("SIGINT");
});
