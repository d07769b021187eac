// npm run dev: both floors with reload. The web app on http://localhost:5173 asks the API on :3000.
import { spawn } from "node:child_process";
import path from "node:path";
import { build, installPackages, installPrinter, root } from "./prepare.mjs";

installPackages();
installPrinter();
build();

const children = [
  ["npx", ["rolldown", "-c", "rolldown.config.ts", "--watch"], "apps/api"],
  [process.execPath, ["--enable-source-maps", "--watch", "dist/main.js", "serve"], "apps/api"],
  ["npx", ["vite"], "apps/web"],
].map(([command, words, folder]) =>
  spawn(command, words, {
    cwd: path.join(root, folder),
    stdio: "inherit",
    // The same data folder as npm start's, and links that lead to the reloading web app.
    env: {
      PUBLIC_URL: "http://localhost:5173",
      DATA_DIR: path.join(root, "data"),
      ...process.env,
    },
  }),
);

const stopAll = () => children.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);
children.forEach((child) => child.on("exit", stopAll));
