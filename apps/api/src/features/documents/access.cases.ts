import { uploadDocument } from "@holdfast/contract/documents/document-endpoints";
import {
  type AccessCases,
  type Fixtures,
  accessCase,
  pathParams,
} from "../../../test/access/access-case";

export const cases: AccessCases = {
  listFolders: accessCase("readPlan"),
  listDocuments: accessCase("readPlan"),
  uploadDocument: accessCase("changePlan", async () => ({
    file: new File(["Tea 4.50"], `${crypto.randomUUID()}.txt`),
    body: { documentFolderId: 3 },
  })),
  updateDocument: accessCase("changePlan", async (fixtureId) => ({
    params: { documentId: await fixtureId("documentId") },
    body: { displayName: "By the table", documentFolderId: 8, documentFolderText: "Photos" },
  })),
  deleteDocument: accessCase("changePlan", pathParams("documentId")),
  downloadDocument: accessCase("readPlan", pathParams("documentId")),
};

export const fixtures: Fixtures = {
  documentId: async ({ call, inPlan, tag }) => {
    const file = new File([`Lease of ${tag}`], `${tag}.txt`);
    const body = { documentFolderId: 8, documentFolderText: `Folder of ${tag}` };
    return (await call(uploadDocument, { params: inPlan, file, body })).documentId;
  },
};
