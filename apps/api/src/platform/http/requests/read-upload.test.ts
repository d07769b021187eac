import type { Problem } from "@holdfast/contract/platform/errors";
import { beforeAll, expect, test } from "vitest";
import { signedInPerson } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
let token = "";
beforeAll(async () => {
  app = await testApp();
  token = await signedInPerson(app, "ana@upload.example");
});

const FORM = "multipart/form-data; boundary=x";
const part = (name: string, content = "a", file = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${content}\r\n`;
const UNREADABLE = "This request could not be read.";

test.each([
  ["without a boundary", "multipart/form-data", part("logo"), 400, UNREADABLE],
  ["with an empty boundary", "multipart/form-data; boundary=", part("logo"), 400, UNREADABLE],
  ["that is cut off in a part", FORM, part("logo", "a", "a.png"), 400, UNREADABLE],
  ["that is cut off in a header", FORM, "--x\r\nContent-Disp", 400, UNREADABLE],
  ["of random bytes", FORM, "\u0000\ufffd".repeat(500), 400, UNREADABLE],
  ["with a field named __proto__", FORM, `${part("__proto__")}--x--`, 400, UNREADABLE],
  [
    "with invalid JSON",
    FORM,
    '--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--',
    400,
    UNREADABLE,
  ],
  [
    "with two files",
    FORM,
    `${part("logo", "a", "a.png")}${part("logo", "b", "b.png")}--x--`,
    400,
    "Send one file only.",
  ],
  [
    "with 21 fields",
    FORM,
    `${Array.from({ length: 21 }, (_, at) => part(`field${at}`)).join("")}--x--`,
    400,
    "Send at most 20 fields.",
  ],
  [
    "with too large a file",
    FORM,
    `${part("logo", "a".repeat(11 * 1024 * 1024), "a.png")}--x--`,
    413,
    "This is too large. Please reduce its size and try again.",
  ],
  ["that is JSON", "application/json", "{}", 415, "This request could not be read."],
])("refuses a form %s with a message", async (_what, type, payload, status, detail) => {
  const response = await app.server.inject({
    method: "PUT",
    url: "/v1/user/avatar",
    headers: { authorization: `Bearer ${token}`, "content-type": type },
    payload,
  });
  expect([response.statusCode, response.json<Problem>().detail]).toEqual([status, detail]);
});
