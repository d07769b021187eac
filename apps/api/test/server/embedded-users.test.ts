import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { postmasterOf } from "../database/kill-database";
import { canMount } from "../database/small-disk";
import { testFolder } from "../database/test-database";
import { engineSettings } from "../setup/installation";
import { startServer } from "../setup/running-app";

it.runIf(canMount)(
  "a server run by root serves from a folder in a private home directory whose path has spaces",
  async () => {
    const home = path.join(await testFolder(), "private home");
    await mkdir(home, { mode: 0o700 });
    const dataDir = path.join(home, "plans of 'Anchor, Ltd'", "data");
    for (let start = 1; start <= 2; start += 1) {
      const server = await startServer({ DATA_DIR: dataDir, ...engineSettings });
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      const { mode, uid } = await stat(path.join(dataDir, "postgresql"));
      expect(mode & 0o777).toBe(0o700);
      // PostgreSQL runs as another user than root, and than the browser that prints.
      expect([0, 65_534]).not.toContain(uid);
      expect((await stat(`/proc/${await postmasterOf(dataDir)}`)).uid).toBe(uid);
      expect(await server.end("SIGTERM")).toMatchObject({ code: 0, error: "" });
    }
  },
);
