import { readdir } from "node:fs/promises";
import path from "node:path";
import { readFile } from "@holdfast/contract/files/file-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { removeAvatar, setAvatar } from "@holdfast/contract/accounts/settings-endpoints";
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { HOUR } from "../../../platform/clock";
import { insertFile } from "../../../platform/files/files-store";
import { files as filesTable } from "../../../platform/files/files-table";
import { signedInPerson } from "../../../../test/factories/people";
import { blackPng, phoneImage, plainImage } from "../../../../test/factories/images";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

let people = 0;
const person = () => signedInPerson(app, `person-${(people += 1)}@avatar.example`);
const set = (as: string, file: Buffer) => app.call(setAvatar, { as, file });
const avatarOf = async (as: string) => (await app.call(readUser, { as })).body.avatarUrl;
const nameIn = (address: string | null) => address?.split("/").at(-1) ?? "";
const read = (name: string, headers = {}) => app.call(readFile, { params: { name }, headers });
const onDisk = async () => {
  const found = await readdir(path.join(app.dataDir, "files"), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const REFUSED = [400, [{ path: "logo", message: "Please choose a PNG, JPEG or WebP image." }]];
const refusal = async (as: string, file: Buffer) => {
  const { status, problem } = await set(as, file);
  return [status, problem.errors];
};

describe("an image", () => {
  test.each(["png", "jpeg", "webp"] as const)(
    "stores an image as %s as 256 pixels of WebP",
    async (format) => {
      const as = await person();
      const { status, body } = await set(as, await plainImage(format));
      expect(status).toBe(200);
      expect(body.avatarUrl).toMatch(/^\/v1\/files\/[\w-]{43}$/);
      expect(await avatarOf(as)).toBe(body.avatarUrl);
      const shown = await read(nameIn(body.avatarUrl));
      expect(shown.status).toBe(200);
      expect(await sharp(shown.bytes).metadata()).toMatchObject({
        format: "webp",
        width: 256,
        height: 256,
      });
    },
  );

  test("lets an image be cached forever, not be sniffed as anything else, and be shown by our own pages only", async () => {
    const as = await person();
    const name = nameIn((await set(as, await plainImage("png"))).body.avatarUrl);
    const { headers } = await read(name);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      etag: `"${name}"`,
    });
    expect((await read(name, { "if-none-match": `"${name}"` })).status).toBe(304);
  });

  test("loses its location, camera and other metadata, and is turned upright", async () => {
    const taken = await phoneImage();
    expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6 });
    expect(taken.includes("Secret Camera")).toBe(true);
    const as = await person();
    const { bytes } = await read(nameIn((await set(as, taken)).body.avatarUrl));
    const metadata = await sharp(bytes).metadata();
    for (const kind of ["exif", "icc", "iptc", "xmp", "orientation"] as const)
      expect(metadata[kind]).toBeUndefined();
    expect(bytes.includes("Secret Camera")).toBe(false);
    const pixels = await sharp(bytes).raw().toBuffer();
    const colourAt = (x: number, y: number) => [
      ...pixels.subarray((y * 256 + x) * 3).subarray(0, 3),
    ];
    const [top, bottom] = [colourAt(128, 20), colourAt(128, 235)];
    expect([Number(top[0]) > 200, Number(top[2]) < 60]).toEqual([true, true]);
    expect([Number(bottom[0]) < 60, Number(bottom[2]) > 200]).toEqual([true, true]);
  });

  test("accepts an image of four megabytes or fifty million pixels", async () => {
    const as = await person();
    const noise = sharp(randomBytes(1_180 * 1_180 * 3), {
      raw: { width: 1_180, height: 1_180, channels: 3 },
    });
    const large = await noise.png().toBuffer();
    expect(large.length).toBeGreaterThan(4_000_000);
    expect((await set(as, large)).status).toBe(200);
    expect((await set(as, blackPng(7_100, 7_000))).status).toBe(200);
  });
});

describe("rejects as an image", () => {
  const whole = () => plainImage("jpeg", { width: 900, height: 900 });
  const MADE: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
    ["an empty file", () => Buffer.alloc(0)],
    ["an HTML page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    [
      "an SVG with a script",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      "a GIF",
      () => Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
    ],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
    [
      "an HTML page that begins like a PNG",
      () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("<script>")]),
    ],
    ["a truncated JPEG", async () => (await whole()).subarray(0, 2_000)],
    ["a PNG that declares more pixels than it has", () => blackPng(400, 400, 10)],
    ["one of 900 million pixels in few bytes", () => blackPng(30_000, 30_000, 1)],
    ["one just above 60 million pixels", () => blackPng(7_800, 7_700)],
  ];

  test.each(MADE)("rejects as an image: %s", async (_what, make) => {
    const as = await person();
    const before = await onDisk();
    expect(await refusal(as, await make())).toEqual(REFUSED);
    expect(await avatarOf(as)).toBeNull();
    expect(await onDisk()).toEqual(before);
  });

  test("rejects an image above five megabytes, and keeps the previous one", async () => {
    const as = await person();
    const { avatarUrl } = (await set(as, await plainImage("png"))).body;
    const tooLarge = Buffer.concat([await plainImage("png"), randomBytes(5 * 1024 * 1024)]);
    expect((await set(as, tooLarge)).status).toBe(413);
    expect(await avatarOf(as)).toBe(avatarUrl);
  });

  test("rejects as an image a form without a file, or another body", async () => {
    const as = await person();
    const form = new FormData();
    form.append("picture", new Blob([new Uint8Array(await plainImage("png"))]), "me.png");
    const headers = { authorization: `Bearer ${as}` };
    const put = { method: "PUT" as const, url: "/v1/user/avatar", headers };
    const other = await app.server.inject({ ...put, payload: form });
    expect([other.statusCode, other.json().errors]).toEqual([
      400,
      [{ path: "logo", message: "Please choose a file." }],
    ]);
    const json = await app.server.inject({
      ...put,
      payload: { logo: "data:image/png;base64,AAAA" },
    });
    expect(json.statusCode).toBe(415);
    expect(await avatarOf(as)).toBeNull();
  });
});

describe("the previous image", () => {
  test("deletes the previous image when it is replaced: its URL, its row and its file", async () => {
    const as = await person();
    const first = nameIn((await set(as, await plainImage("png"))).body.avatarUrl);
    const second = nameIn((await set(as, await plainImage("jpeg"))).body.avatarUrl);
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const disk = await onDisk();
    expect([disk.includes(first), disk.includes(second)]).toEqual([false, true]);
  });

  test("deletes the previous image when it is removed, even twice", async () => {
    const as = await person();
    const name = nameIn((await set(as, await plainImage("png"))).body.avatarUrl);
    expect((await app.call(removeAvatar, { as })).status).toBe(204);
    expect((await app.call(removeAvatar, { as })).status).toBe(204);
    expect(await avatarOf(as)).toBeNull();
    expect((await read(name)).status).toBe(404);
    expect(await onDisk()).not.toContain(name);
  });

  test("keeps one of several concurrent uploads", async () => {
    const as = await person();
    const before = await onDisk();
    const image = await plainImage("png");
    const set5 = await Promise.all(Array.from({ length: 5 }, () => set(as, image)));
    expect(set5.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const left = (await onDisk()).filter((name) => !before.includes(name));
    expect(left).toEqual([nameIn(await avatarOf(as))]);
  });
});

test("limits uploads, because decoding is expensive", async () => {
  const as = await person();
  const none = Buffer.from("no picture");
  for (let number = 1; number <= 20; number += 1) expect((await set(as, none)).status).toBe(400);
  const refused = await set(as, none);
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  app.clock.pass(HOUR);
  expect((await set(await person(), await plainImage("png"))).status).toBe(200);
});

describe("an invalid file URL", () => {
  test.each([
    ["of an unknown file", "A".repeat(43)],
    ["too short", "A".repeat(42)],
    ["of another folder", "..%2f..%2fsecret-key"],
    ["with an invalid character", `${"A".repeat(42)}.`],
    ["empty", ""],
  ])("%s is not found", async (_what, name) => {
    const { statusCode } = await app.server.inject({ method: "GET", url: `/v1/files/${name}` });
    expect(statusCode).toBe(404);
  });

  test("rejects the URL of a file that is not an image, or whose content is missing", async () => {
    const { database, files, newId, clock } = app.services;
    const [document, lost] = [randomBytes(32), randomBytes(32)].map((b) => b.toString("base64url"));
    const row = { bytes: 4, createdAt: clock.now() };
    await files.write(document ?? "", Buffer.from("%PDF"));
    for (const [name, mediaType] of [
      [document, "application/pdf"],
      [lost, "image/webp"],
    ] as const)
      await insertFile(database.query, { ...row, id: newId(), name: name ?? "", mediaType });
    expect((await read(document ?? "")).status).toBe(404);
    expect((await read(lost ?? "")).status).toBe(404);
    const rows = await database.query.select().from(filesTable);
    expect(rows.length).toBeGreaterThan(2);
  });
});
