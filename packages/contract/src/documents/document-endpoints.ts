import * as z from "zod/mini";
import { created, defineEndpoint, file, inPlan, json, nothing } from "../platform/endpoint";
import { FILES_UNAVAILABLE, LIST_FULL, TOO_MANY_REQUESTS } from "../platform/errors";
import {
  DocumentChange,
  DocumentFolder,
  DocumentRecord,
  MAX_DOCUMENT_BYTES,
  NewDocument,
} from "./document";
import { DOCUMENT_EXISTS, VIRUS_SCAN_UNAVAILABLE } from "./errors";

/** The messages after a change (specification 8). */
export const FILE_UPLOADED = "The document has been successfully uploaded";
export const URL_ADDED = "The url link has been successfully added";
export const DOCUMENT_UPDATED = "The document information has been successfully updated";
export const DOCUMENT_DELETED = "The document has been successfully deleted";

export const listFolders = defineEndpoint({
  name: "listFolders",
  method: "GET",
  path: "/plans/:planId/folders",
  summary: "Lists the seven named folders, then the plan's own folders by name, all with the id 8.",
  access: inPlan("plan.read"),
  response: json(z.array(DocumentFolder)),
});

export const listDocuments = defineEndpoint({
  name: "listDocuments",
  method: "GET",
  path: "/plans/:planId/documents",
  summary: "Lists the files and links of a plan, newest first.",
  access: inPlan("plan.read"),
  response: json(z.array(DocumentRecord)),
});

export const uploadDocument = defineEndpoint({
  name: "uploadDocument",
  method: "PUT",
  path: "/plans/:planId/documents",
  summary:
    "Adds a file of at most 25 MB, or a link, to a folder of the plan. An own folder is created by its name.",
  access: inPlan("plan.change"),
  upload: { field: "document", maxBytes: MAX_DOCUMENT_BYTES, required: false, isStreamed: true },
  body: NewDocument,
  response: created(DocumentRecord),
  errors: [
    DOCUMENT_EXISTS,
    LIST_FULL,
    TOO_MANY_REQUESTS,
    VIRUS_SCAN_UNAVAILABLE,
    FILES_UNAVAILABLE,
  ],
});

export const updateDocument = defineEndpoint({
  name: "updateDocument",
  method: "PATCH",
  path: "/plans/:planId/documents/:documentId",
  summary: "Changes a document's name, dates or comments, or moves it to another or a new folder.",
  access: inPlan("plan.change"),
  body: DocumentChange,
  hasVersion: true,
  response: json(DocumentRecord),
  errors: [DOCUMENT_EXISTS],
});

export const deleteDocument = defineEndpoint({
  name: "deleteDocument",
  method: "DELETE",
  path: "/plans/:planId/documents/:documentId",
  summary: "Deletes a document and its file.",
  access: inPlan("plan.change"),
  response: nothing,
});

export const downloadDocument = defineEndpoint({
  name: "downloadDocument",
  method: "GET",
  path: "/plans/:planId/documents/:documentId/file",
  summary: "Downloads the file as it was uploaded, with its name and type.",
  access: inPlan("plan.read"),
  response: file("application/octet-stream"),
  errors: [FILES_UNAVAILABLE],
});
