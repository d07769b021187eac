import {
  deleteDocument as deleteEndpoint,
  downloadDocument as downloadEndpoint,
  listDocuments as listEndpoint,
  listFolders as foldersEndpoint,
  updateDocument as updateEndpoint,
} from "@holdfast/contract/documents/document-endpoints";
import { DOCUMENT_EXISTS } from "@holdfast/contract/documents/errors";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { deleteFile, fileById } from "../../platform/files/files-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { changeRow } from "../history/public";
import { touchPlanDocuments } from "../plans/public";
import { chooseFolder, foldersWith } from "./choose-folder";
import { canPreview } from "./document-type-rules";
import {
  deleteDocument as deleteRow,
  fileIdOf,
  isTaken,
  listDocuments as listRows,
  ownFolders,
  readDocument,
  updateDocument as updateRow,
} from "./documents-store";

export const listFolders = route(foldersEndpoint, async ({ scope }, { database }) =>
  foldersWith(await ownFolders(database.query, scope)),
);

export const listDocuments = route(listEndpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);

/** Changes the given fields. A document that is moved keeps its file. */
export const updateDocument = route(updateEndpoint, async (call, services) => {
  const { body, params, scope } = call;
  const { documentId } = params;
  const { documentFolderId, documentFolderText = null, ...fields } = body;
  return services.database.transaction(async (tx) => {
    await touchPlanDocuments(tx, scope);
    return changeRow(tx, services, call, {
      action: "documents.changed",
      id: documentId,
      nameOf: ({ displayName }) => displayName,
      read: () => readDocument(tx, scope, documentId),
      update: async (saved) => {
        const folder =
          documentFolderId === undefined
            ? undefined
            : chooseFolder({ documentFolderId, documentFolderText }, await ownFolders(tx, scope));
        if (folder && (await isTaken(tx, scope, { ...saved, ...folder, id: documentId })))
          throw new ProblemError(DOCUMENT_EXISTS);
        return updateRow(tx, scope, documentId, { ...fields, ...folder }, call.ifMatch);
      },
    });
  });
});

/** Deletes the row and, once that has committed, the file. */
export const deleteDocument = route(deleteEndpoint, async ({ params, scope, origin }, services) => {
  const { database, files } = services;
  const fileName = await database.transaction(async (tx) => {
    await touchPlanDocuments(tx, scope);
    const deleted = await deleteRow(tx, scope, params.documentId);
    if (!deleted) throw new ProblemError(NOT_FOUND);
    await recordEvent(tx, services, {
      action: "documents.deleted",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: params.documentId,
      detail: { planId: scope.planId },
      address: origin.address,
    });
    return deleted.fileId === null ? undefined : deleteFile(tx, deleted.fileId);
  });
  if (fileName) await files.remove(fileName);
});

export const downloadDocument = route(downloadEndpoint, async ({ params, scope }, services) => {
  const { database, files } = services;
  const document = await fileIdOf(database.query, scope, params.documentId);
  const file = document?.fileId ? await fileById(database.query, document.fileId) : undefined;
  const content = file && (await files.open(file.name));
  if (!document?.name || !content) throw new ProblemError(NOT_FOUND);
  const { mediaType, bytes } = file;
  const isShown = canPreview(mediaType);
  return { fileName: document.name, mediaType, bytes, isShown, content };
});
