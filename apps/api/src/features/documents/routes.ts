import {
  deleteDocument,
  downloadDocument,
  listDocuments,
  listFolders,
  updateDocument,
} from "./manage-documents";
import { uploadDocument } from "./upload-document";

export const documentsRoutes = [
  listFolders,
  listDocuments,
  uploadDocument,
  updateDocument,
  deleteDocument,
  downloadDocument,
];
