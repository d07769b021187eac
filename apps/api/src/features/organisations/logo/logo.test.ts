import { readdir } from "node:fs/promises";
import path from "node:path";
import { readFile } from "@holdfast/contract/files/file-endpoints";
import { removeLogo, setLogo } from "@holdfast/contract/organisations/logo-endpoints";
import {
  listOrganisations,
  readOrganisation,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { phoneImage, plainImage } from "../../../../test/factories/images";
import { ownerWithPlan } from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

let owners = 0;
async function newOwner() {
  const owner = await ownerWithPlan(app, `owner-${(owners += 1)}@logo.example`);
  return { ...owner, call: { as: owner.token, params: { orgId: owner.organisationId } } };
}
type Owner = Awaited<ReturnType<typeof newOwner>>;

const set = ({ call }: Owner, file: Buffer) => app.call(setLogo, { ...call, file });
const logoOf = async ({ call }: Owner) => (await app.call(readOrganisation, call)).body.avatarUrl;
const nameIn = (address: string | null) => address?.split("/").at(-1) ?? "";
const read = (name: string) => app.call(readFile, { params: { name } });
const onDisk = async () => {
  const found = await readdir(path.join(app.dataDir, "files"), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const stored = async (owner: Owner, file: Buffer) =>
  (await read(nameIn((await set(owner, file)).body.avatarUrl))).bytes;
const eventsOf = async ({ organisationId }: Owner) => {
  const { rows } = await app.services.database.query.execute<{ action: string }>(sql`
    select action from audit_events
    where organisation_id = ${organisationId} and action like 'organisations.logo%' order by id`);
  return rows.map(({ action }) => action);
};

describe("a logo", () => {
  test.each([
    ["png", 1_600, 400, 800, 200],
    ["jpeg", 1_000, 1_000, 400, 400],
    ["webp", 120, 30, 120, 30],
  ] as const)("stores a logo as %s of %i x %i pixels as WebP of %i x %i", async (...sample) => {
    const [format, width, height, storedWidth, storedHeight] = sample;
    const owner = await newOwner();
    const { status, body: answer } = await set(owner, await plainImage(format, { width, height }));
    expect(status).toBe(200);
    expect(answer.avatarUrl).toMatch(/^\/v1\/files\/[\w-]{43}$/);
    const { bytes } = await read(nameIn(answer.avatarUrl));
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "webp",
      width: storedWidth,
      height: storedHeight,
    });
  });

  test("keeps its transparency", async () => {
    const clear = { r: 200, g: 40, b: 40, alpha: 0 };
    const png = sharp({ create: { width: 60, height: 20, channels: 4, background: clear } }).png();
    const bytes = await stored(await newOwner(), await png.toBuffer());
    const [, , , alpha] = (await sharp(bytes).stats()).channels;
    expect(alpha).toMatchObject({ min: 0, max: 0 });
  });

  test("loses its location, camera and other metadata", async () => {
    const bytes = await stored(await newOwner(), await phoneImage());
    const metadata = await sharp(bytes).metadata();
    for (const kind of ["exif", "icc", "iptc", "xmp", "orientation"] as const)
      expect(metadata[kind]).toBeUndefined();
  });

  test("shows a logo in the organisation, the list and the plan document, and in no other organisation", async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const { avatarUrl } = (await set(owner, await plainImage("png"))).body;
    expect(await logoOf(owner)).toBe(avatarUrl);
    const listed = (await app.call(listOrganisations, { as: owner.token })).body;
    expect(listed.map((organisation) => organisation.avatarUrl)).toEqual([avatarUrl]);
    const inDocument = await app.call(readPlanDocument, {
      as: owner.token,
      params: { planId: owner.planId },
    });
    expect(inDocument.body.business.logoUrl).toBe(avatarUrl);
    expect(await logoOf(other)).toBeNull();
  });
});

test.each([
  ["an empty file", Buffer.alloc(0)],
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ["a GIF", Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")],
  ["an HTML page that begins like a PNG", Buffer.from("\x89PNG\r\n\x1a\n<script>", "latin1")],
])("rejects %s, and the previous logo remains", async (_what, file) => {
  const owner = await newOwner();
  const { avatarUrl } = (await set(owner, await plainImage("png"))).body;
  const before = await onDisk();
  const { status, problem } = await set(owner, file);
  expect([status, problem.errors]).toEqual([
    400,
    [{ path: "logo", message: "Please choose a PNG, JPEG or WebP image." }],
  ]);
  expect([await logoOf(owner), await onDisk()]).toEqual([avatarUrl, before]);
});

test("rejects a file above five megabytes with 413", async () => {
  const owner = await newOwner();
  const tooLarge = Buffer.concat([await plainImage("png"), Buffer.alloc(5 * 1024 * 1024)]);
  expect((await set(owner, tooLarge)).status).toBe(413);
  expect(await logoOf(owner)).toBeNull();
});

describe("the previous logo", () => {
  test("deletes the previous logo when it is replaced: its URL and its file", async () => {
    const owner = await newOwner();
    const first = nameIn((await set(owner, await plainImage("png"))).body.avatarUrl);
    const second = nameIn((await set(owner, await plainImage("jpeg"))).body.avatarUrl);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const disk = await onDisk();
    expect([disk.includes(first), disk.includes(second)]).toEqual([false, true]);
  });

  test("deletes the previous logo when it is removed, even twice, and records both changes once", async () => {
    const owner = await newOwner();
    const name = nameIn((await set(owner, await plainImage("png"))).body.avatarUrl);
    expect((await app.call(removeLogo, owner.call)).status).toBe(204);
    expect((await app.call(removeLogo, owner.call)).status).toBe(204);
    expect(await logoOf(owner)).toBeNull();
    expect((await read(name)).status).toBe(404);
    expect(await onDisk()).not.toContain(name);
    expect(await eventsOf(owner)).toEqual(["organisations.logo-set", "organisations.logo-removed"]);
  });

  test("leaves one of several concurrent uploads", async () => {
    const owner = await newOwner();
    const before = await onDisk();
    const image = await plainImage("png");
    const answers = await Promise.all(Array.from({ length: 5 }, () => set(owner, image)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const left = (await onDisk()).filter((name) => !before.includes(name));
    expect(left).toEqual([nameIn(await logoOf(owner))]);
  });
});

test("does not change the logo of an archived organisation", async () => {
  const owner = await newOwner();
  const { avatarUrl } = (await set(owner, await plainImage("png"))).body;
  await app.call(updateOrganisation, { ...owner.call, body: { isArchived: true } });
  const before = await onDisk();
  expect((await set(owner, await plainImage("jpeg"))).status).toBe(409);
  expect((await app.call(removeLogo, owner.call)).status).toBe(409);
  expect([await logoOf(owner), await onDisk()]).toEqual([avatarUrl, before]);
});
