import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pdfOf } from "../../../test/factories/documents";
import { scratchDirectory } from "../../../test/setup/scratch-directory";
import { EICAR } from "../../../test/stand-ins/clamd";
import { clamdScanner } from "./clamd-scanner";

/* Debian's clamd (`apt-get install clamav-daemon`), with a database that knows the EICAR test file alone. */

const PROGRAM = "/usr/sbin/clamd";
/** MD5, length and name, as in clamav's `.hdb` files. */
const SIGNATURE = "44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test-Signature\n";

let folder: string;
let clamd: ChildProcess;
let socket: string;
beforeAll(async () => {
  folder = await scratchDirectory("clamd");
  socket = path.join(folder, "clamd.ctl");
  await writeFile(path.join(folder, "test.hdb"), SIGNATURE);
  const config = path.join(folder, "clamd.conf");
  await writeFile(
    config,
    `LocalSocket ${socket}\nDatabaseDirectory ${folder}\nStreamMaxLength 26M\nForeground yes\n`,
  );
  clamd = spawn(PROGRAM, ["--config-file", config], { stdio: "ignore" });
  await vi.waitFor(() => access(socket), { timeout: 60_000, interval: 100 });
}, 70_000);
afterAll(async () => {
  if (clamd.exitCode !== null) return;
  clamd.kill();
  await once(clamd, "exit");
});

const scan = async (content: Buffer | string) => {
  const place = path.join(folder, "upload");
  await writeFile(place, content);
  return clamdScanner({ path: socket }).findVirus(place);
};

test("finds the EICAR test file with Debian's clamd", async () => {
  expect(await scan(EICAR)).toContain("Eicar-Test-Signature");
});

test("accepts the largest document with Debian's clamd", async () => {
  expect(await scan(pdfOf(25 * 1024 * 1024))).toBeUndefined();
});

test("refuses a file that is larger than its StreamMaxLength", async () => {
  await expect(scan(pdfOf(40 * 1024 * 1024))).rejects.toMatchObject({
    definition: { code: "virus-scan-unavailable" },
  });
});
