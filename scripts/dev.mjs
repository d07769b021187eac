// npm run dev: API and web app with reload. The web app on http://localhost:5173 calls the API on :3000.
import path from "node:path";
import { build, installPackages, installPrinter, root } from "./prepare.mjs";
import { runTogether } from "./run-together.mjs";

installPackages();
installPrinter();
build();

const tool = (name) => path.join(root, "node_modules", ".bin", name);
// The same data folder as for npm start, and links that lead to the reloading web app.
const env = {
  PUBLIC_URL: "http://localhost:5173",
  DATA_DIR: path.join(root, "data"),
  ...process.env,
};
const api = path.join(root, "apps/api");
process.exitCode = await runTogether([
  {
    program: tool("rolldown"),
    args: ["-c", "rolldown.config.ts", "--watch"],
    folder: api,
    env,
  },
  {
    program: process.execPath,
    args: ["--watch", "dist/main.js", "serve"],
    folder: api,
    env,
  },
  { program: tool("vite"), args: [], folder: path.join(root, "apps/web"), env },
]);
