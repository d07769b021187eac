import { readdir } from "node:fs/promises";
import path from "node:path";
import {
  deleteDocument,
  downloadDocument,
  listDocuments,
  listFolders,
  updateDocument,
  uploadDocument,
} from "@holdfast/contract/documents/document-endpoints";
import { beforeAll, beforeEach } from "vitest";
import { testApp, type TestApp } from "../setup/test-app";
import { inInsurance } from "./documents";
import { ownerWithPlan } from "./workspace";

type PlanDocuments = Awaited<ReturnType<typeof ownerOfDocuments>>;

/** Starts an app for the tests of a file, and gives each test an owner whose plan has no documents. */
export function documentsSetup() {
  let count = 0;
  const another = () => ownerOfDocuments(setup.app, `owner${(count += 1)}@documents.example`);
  const setup = { another } as {
    app: TestApp;
    cafe: PlanDocuments;
    /** Returns the owner of another plan. */
    readonly another: typeof another;
  };
  beforeAll(async () => {
    setup.app = await testApp();
  });
  beforeEach(async () => {
    setup.cafe = await another();
  });
  return setup;
}

/** Returns an owner with a plan that has no documents yet, and the calls for its documents. */
async function ownerOfDocuments(app: TestApp, email: string) {
  const owner = await ownerWithPlan(app, email);
  const { token: as, planId } = owner;
  const inPlan = { as, params: { planId } };
  const withId = (documentId: string) => ({ as, params: { planId, documentId } });
  return {
    ...owner,
    /** The token and path of a call for the whole plan. */
    inPlan,
    upload: (file: File, body = inInsurance()) =>
      app.call(uploadDocument, { ...inPlan, file, body }),
    addLink: (url: string, body: Parameters<typeof inInsurance>[0] = {}) =>
      app.call(uploadDocument, {
        ...inPlan,
        body: inInsurance({ url, displayName: "The insurer", ...body }),
      }),
    update: (documentId: string, body: object, version?: number) =>
      app.call(updateDocument, {
        ...withId(documentId),
        body,
        ...(version === undefined ? {} : { headers: { "if-match": `"${version}"` } }),
      }),
    remove: (documentId: string) => app.call(deleteDocument, withId(documentId)),
    download: (documentId: string) => app.call(downloadDocument, withId(documentId)),
    listed: async () => (await app.call(listDocuments, inPlan)).body,
    folders: async () => (await app.call(listFolders, inPlan)).body,
  };
}

/** Returns how many files the app's store has. */
export async function countStoredFiles(app: TestApp): Promise<number> {
  const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter(
    (entry) => entry.isFile() && path.relative(app.dataDir, entry.parentPath).startsWith("files"),
  ).length;
}

type Problem = { readonly errors?: readonly { readonly message: string }[] };

/** Returns the messages of the rejected fields. */
export const fieldMessagesOf = (problem: Problem) => problem.errors?.map(({ message }) => message);
