// Lints the API document of the built program with Redocly's recommended rules, warnings included. Needs no network.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, installPackages, root, run } from "../prepare.mjs";

installPackages();
build();
const at = (...parts) => path.join(root, ...parts);
const document = at("node_modules/.cache/holdfast/openapi.json");
mkdirSync(path.dirname(document), { recursive: true });
const limits = { maxBuffer: 64 * 1024 * 1024 };
writeFileSync(
  document,
  execFileSync(process.execPath, [at("apps/api/dist/main.js"), "openapi"], limits),
);
run(
  process.execPath,
  [at("node_modules/@redocly/cli/bin/cli.js"), "lint", document, "--extends=recommended-strict"],
  { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
);
