import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import {
  DOCUMENT_MISSING,
  FILE_OR_URL,
  FOLDER_NAME_MISSING,
  FRIENDLY_NAME_MISSING,
  INVALID_URL,
} from "@holdfast/contract/documents/document";
import { DOCUMENT_EXISTS } from "@holdfast/contract/documents/errors";
import { describe, expect, it } from "vitest";
import { fileOf, inInsurance, SMALL_PDF } from "../../../test/factories/documents";
import { fieldMessagesOf, documentsSetup } from "../../../test/factories/plan-documents";

const setup = documentsSetup();

describe("a link", () => {
  it("lists a link without a file, with nothing to download", async () => {
    const { status, body } = await setup.cafe.addLink("https://insurer.example/policy?id=7");
    expect([status, body.url, body.name, body.displayName, body.canPreview]).toEqual([
      201,
      "https://insurer.example/policy?id=7",
      null,
      "The insurer",
      false,
    ]);
    expect((await setup.cafe.download(body.documentId)).status).toBe(404);
  });

  it.each(["insurer", "javascript:alert(1)", "ftp://files.example/a", "https://"])(
    "refuses a link with a message if its address is %s",
    async (url) => {
      const { status, problem } = await setup.cafe.addLink(url);
      expect([status, fieldMessagesOf(problem)]).toEqual([400, [INVALID_URL]]);
    },
  );

  it("needs a friendly name", async () => {
    const { problem } = await setup.cafe.addLink("https://insurer.example", { displayName: " " });
    expect(problem.errors).toEqual([{ path: "displayName", message: FRIENDLY_NAME_MISSING }]);
  });

  it("refuses a link together with a file, and an upload with neither", async () => {
    const both = await setup.cafe.upload(
      fileOf("a.pdf", SMALL_PDF),
      inInsurance({ url: "https://insurer.example", displayName: "Both" }),
    );
    expect(fieldMessagesOf(both.problem)).toEqual([FILE_OR_URL]);
    const none = await setup.app.call(uploadDocument, {
      ...setup.cafe.inPlan,
      body: inInsurance(),
    });
    expect(fieldMessagesOf(none.problem)).toEqual([DOCUMENT_MISSING]);
  });
});

describe("a folder", () => {
  it("has seven folders, and one of the plan's own while it has documents", async () => {
    const names = async () => (await setup.cafe.folders()).map(({ id, name }) => `${id} ${name}`);
    const named = [
      "1 Evacuation Plan",
      "2 Floor Plans",
      "3 Insurance Policy",
      "4 Insurance Schedule",
      "5 IT Systems Configuration",
      "6 Lease Agreement",
      "7 Network Diagrams",
    ];
    expect(await names()).toEqual(named);
    const photos = { documentFolderId: 8, documentFolderText: " Photos " };
    const { body } = await setup.cafe.upload(fileOf("a.pdf", SMALL_PDF), photos);
    expect([body.documentFolderId, body.documentFolder.name]).toEqual([8, "Photos"]);
    expect(await names()).toEqual([...named, "8 Photos"]);
    await setup.cafe.update(body.documentId, { documentFolderId: 1 });
    expect(await names()).toEqual(named);
  });

  it("finds a folder by its name regardless of case", async () => {
    const inFolder = (name: string, documentFolderText: string) =>
      setup.cafe.upload(fileOf(name, SMALL_PDF), { documentFolderId: 8, documentFolderText });
    expect((await inFolder("a.pdf", "floor plans")).body.documentFolderId).toBe(2);
    await inFolder("b.pdf", "Photos");
    expect((await inFolder("c.pdf", "PHOTOS")).body.documentFolder.name).toBe("Photos");
    expect(await setup.cafe.folders()).toHaveLength(8);
  });

  it.each([
    [{ documentFolderId: 8 }, "documentFolderText"],
    [{ documentFolderId: 8, documentFolderText: "  " }, "documentFolderText"],
    [{ documentFolderId: 9 }, "documentFolderId"],
    [{ documentFolderId: 0 }, "documentFolderId"],
  ])("requires the name of a folder: %o", async (body, at) => {
    const { status, problem } = await setup.cafe.upload(fileOf("a.pdf", SMALL_PDF), body);
    expect([status, problem.errors]).toEqual([400, [{ path: at, message: FOLDER_NAME_MISSING }]]);
  });

  it("holds a file name once, ignoring case, also after a move", async () => {
    await setup.cafe.upload(fileOf("Lease.pdf", SMALL_PDF), { documentFolderId: 6 });
    const again = await setup.cafe.upload(fileOf("lease.PDF", SMALL_PDF), { documentFolderId: 6 });
    expect([again.status, again.problem.detail]).toEqual([409, DOCUMENT_EXISTS.message]);
    const { body } = await setup.cafe.upload(fileOf("lease.pdf", SMALL_PDF), {
      documentFolderId: 1,
    });
    const moved = await setup.cafe.update(body.documentId, {
      documentFolderId: 6,
      comments: "Moved",
    });
    expect([moved.status, moved.problem.detail]).toEqual([409, DOCUMENT_EXISTS.message]);
    expect(
      (await setup.cafe.listed()).find((document) => document.documentId === body.documentId),
    ).toEqual(body);
  });
});
