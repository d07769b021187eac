import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import {
  DOCUMENT_NOT_ACCEPTED,
  EMPTY_DOCUMENT,
  endingDiffers,
  MAX_DOCUMENT_BYTES,
} from "@holdfast/contract/documents/document";
import { TOO_LARGE } from "@holdfast/contract/platform/errors";
import { describe, expect, it } from "vitest";
import { fileOf, inInsurance, pdfOf, SMALL_PDF } from "../../../test/factories/documents";
import { plainImage } from "../../../test/factories/images";
import {
  countStoredFiles,
  fieldMessagesOf,
  documentsSetup,
} from "../../../test/factories/plan-documents";
import { testApp } from "../../../test/setup/test-app";
import { readConfig } from "../../platform/config";

const setup = documentsSetup();

describe("an uploaded file", () => {
  it("lists an uploaded file with its name, folder, dates and type, and downloads it unchanged", async () => {
    const { status, body } = await setup.cafe.upload(fileOf("Policy 2026 – café.pdf", SMALL_PDF), {
      ...inInsurance(),
      displayName: "Insurance policy",
      comments: "Renew with the broker",
      effectiveDate: "2026-07-01",
      reviewDate: "2027-06-30",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Policy 2026 – café.pdf",
      displayName: "Insurance policy",
      url: null,
      comments: "Renew with the broker",
      effectiveDate: "2026-07-01",
      reviewDate: "2027-06-30",
      documentFolderId: 3,
      documentFolderText: null,
      documentFolder: { name: "Insurance Policy" },
      mediaType: "application/pdf",
      bytes: SMALL_PDF.length,
      canPreview: true,
    });
    expect(await setup.cafe.listed()).toEqual([body]);
    const { bytes, headers } = await setup.cafe.download(body.documentId);
    expect(bytes.equals(SMALL_PDF)).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(SMALL_PDF.length),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
      "content-disposition":
        "inline; filename=\"Policy 2026 _ caf_.pdf\"; filename*=UTF-8''Policy%202026%20%E2%80%93%20caf%C3%A9.pdf",
    });
  });

  it("names an uploaded file after its file name if it has no friendly name", async () => {
    expect((await setup.cafe.upload(fileOf("plan.pdf", SMALL_PDF))).body.displayName).toBe(
      "plan.pdf",
    );
  });

  it("sends an uploaded file as an attachment unless every browser can show it", async () => {
    const { body } = await setup.cafe.upload(fileOf("menu.csv", "Tea;4.50\n"));
    expect([body.mediaType, body.canPreview]).toEqual(["text/csv; charset=utf-8", false]);
    const { headers } = await setup.cafe.download(body.documentId);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="menu\.csv"/u);
    const image = await setup.cafe.upload(fileOf("floor.PNG", await plainImage("png")));
    expect([image.body.mediaType, image.body.canPreview]).toEqual(["image/png", true]);
  });

  it("drops folders and control characters from the name of an uploaded file", async () => {
    const { body } = await setup.cafe.upload(fileOf("..\\..\\etc/pass\u0007wd.pdf", SMALL_PDF));
    expect(body.name).toBe("passwd.pdf");
  });

  it("accepts a file of 25 MB, and leaves nothing behind of a larger one", async () => {
    const before = await countStoredFiles(setup.app);
    const largest = await setup.cafe.upload(fileOf("largest.pdf", pdfOf(MAX_DOCUMENT_BYTES)));
    expect(largest.body.bytes).toBe(MAX_DOCUMENT_BYTES);
    expect(await countStoredFiles(setup.app)).toBe(before + 1);
    const tooLarge = await setup.cafe.upload(fileOf("more.pdf", pdfOf(MAX_DOCUMENT_BYTES + 1)));
    expect([tooLarge.status, tooLarge.problem.code]).toEqual([413, TOO_LARGE.code]);
    expect(await countStoredFiles(setup.app)).toBe(before + 1);
  });

  it.each([
    ["a program", "setup.exe", Buffer.from("MZ\u0090\u0000program"), DOCUMENT_NOT_ACCEPTED],
    ["a program named like a PDF", "a.pdf", Buffer.from("MZ\u0090\u0000"), endingDiffers("a.pdf")],
    ["a PDF named like a program", "a.exe", SMALL_PDF, endingDiffers("a.exe")],
    ["a web page", "page.html", Buffer.from("<!doctype html>"), DOCUMENT_NOT_ACCEPTED],
    ["a drawing with scripts", "a.svg", Buffer.from("<svg/>"), DOCUMENT_NOT_ACCEPTED],
    ["bytes named like text", "a.txt", Buffer.from([1, 2, 3]), endingDiffers("a.txt")],
    ["an empty file", "a.pdf", Buffer.alloc(0), EMPTY_DOCUMENT],
  ])("refuses an uploaded file if it is %s", async (_what, name, content, message) => {
    const before = await countStoredFiles(setup.app);
    const { status, problem } = await setup.cafe.upload(fileOf(name, content));
    expect([status, fieldMessagesOf(problem)]).toEqual([400, [message]]);
    expect([await setup.cafe.listed(), await countStoredFiles(setup.app)]).toEqual([[], before]);
  });

  it("refuses an uploaded file beyond the space of a plan, and removes it from the store", async () => {
    const { userLimits } = readConfig({ MAX_DOCUMENT_MEGABYTES: "25" });
    const small = await testApp(undefined, { sharing: setup.app, config: { userLimits } });
    await setup.cafe.upload(fileOf("first.pdf", pdfOf(20 * 1024 * 1024)));
    const before = await countStoredFiles(setup.app);
    const file = fileOf("second.pdf", pdfOf(6 * 1024 * 1024));
    const second = await small.call(uploadDocument, {
      ...setup.cafe.inPlan,
      file,
      body: inInsurance(),
    });
    expect([second.status, second.problem.detail]).toEqual([
      422,
      "The documents of a plan can take up to 25 MB. Delete some before you add others.",
    ]);
    expect(await countStoredFiles(setup.app)).toBe(before);
  });

  it("a refused file counts by its size, including a duplicate", async () => {
    const { userLimits } = readConfig({ MAX_WRITES_PER_MINUTE: "100" });
    const limited = await testApp(undefined, { sharing: setup.app, config: { userLimits } });
    const upload = async (file: File) =>
      (await limited.call(uploadDocument, { ...setup.cafe.inPlan, file, body: inInsurance() }))
        .status;
    const program = Buffer.alloc(12 * 1024 * 1024);
    program.write("MZ");
    const statuses = [await upload(fileOf("twice.pdf", pdfOf(10 * 1024 * 1024)))];
    for (let count = 0; count < 2; count += 1)
      statuses.push(await upload(fileOf("twice.pdf", pdfOf(10 * 1024 * 1024))));
    statuses.push(await upload(fileOf("program.pdf", program)));
    statuses.push(await upload(fileOf("small.pdf", SMALL_PDF)));
    // A duplicate counts as 40 further requests.
    expect(statuses).toEqual([201, 409, 409, 400, 429]);
  });
});
