import path from "node:path";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { setAvatar } from "@holdfast/contract/accounts/settings-endpoints";
import { readFile } from "@holdfast/contract/files/file-endpoints";
import { beforeAll, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { plainImage } from "../../../test/factories/images";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { backup } from "../database/backup/backup";
import { restore } from "../database/backup/restore";

const filesOf = ({ dataDir }: TestApp) => path.join(dataDir, "files");
const imageOf = async (app: TestApp, as: string) => {
  const { avatarUrl } = (await app.call(readUser, { as })).body;
  const name = avatarUrl?.split("/").at(-1) ?? "";
  const { status, bytes } = await app.call(readFile, { params: { name } });
  return { name, status, bytes };
};

let source: TestApp;
let target: TestApp;
beforeAll(async () => {
  source = await testApp();
  target = await testApp();
});

test("a backup restores a profile image byte for byte at the same address", async () => {
  const as = await signedInPerson(source, "kept@backup.example");
  await source.call(setAvatar, { as, file: await plainImage("png") });
  const before = await imageOf(source, as);
  expect(before.status).toBe(200);

  const archive = path.join(source.dataDir, "holdfast.backup");
  expect((await backup(source.services.database, filesOf(source), archive)).files).toBe(1);
  await target.outbox.stop();
  expect((await restore(target.services.database, filesOf(target), archive)).files).toBe(1);
  expect(await imageOf(target, as)).toEqual(before);
});
