import { defineError } from "../platform/errors";

export const DOCUMENT_EXISTS = defineError({
  code: "document-exists",
  status: 409,
  message:
    "The file is already exist, please either delete the old one first, or rename the file you want to upload",
});
export const VIRUS_SCAN_UNAVAILABLE = defineError({
  code: "virus-scan-unavailable",
  status: 503,
  message:
    "This file could not be scanned for viruses, so it was not stored. Please try again shortly.",
});
