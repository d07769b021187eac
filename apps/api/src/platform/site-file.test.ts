import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Writable } from "node:stream";
import { HOLDFAST_SITE } from "@holdfast/content/site/holdfast-site";
import { expect, it } from "vitest";
import { testApp } from "../../test/setup/test-app";
import { openLog } from "./log/log";

it("warns at start if the legal texts and the receipts name two companies", async () => {
  const before = await testApp();
  const siteFile = path.join(before.dataDir, "site.json");
  const linesWith = async (name: string) => {
    let lines = "";
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines += chunk.toString();
        done();
      },
    });
    await writeFile(
      siteFile,
      JSON.stringify({ ...HOLDFAST_SITE, operator: { ...HOLDFAST_SITE.operator, name } }),
    );
    await testApp(undefined, {
      sharing: before,
      config: { siteFile, payment: { provider: "sandbox" } },
      log: openLog("warn", stream),
    });
    return lines;
  };
  expect(await linesWith(HOLDFAST_SITE.operator.name)).not.toContain("SITE_FILE");
  expect(await linesWith("Anchor Continuity")).toContain("The legal texts name Anchor Continuity");
});
