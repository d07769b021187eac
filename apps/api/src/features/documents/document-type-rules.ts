/** How a file is recognised: the type of its content, by the endings that its name may have. */
const ENDINGS_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/gif": ["gif"],
  "image/webp": ["webp"],
  "image/heic": ["heic"],
  "image/heif": ["heic"],
  "image/tiff": ["tif", "tiff"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": ["pptx"],
  "application/vnd.oasis.opendocument.text": ["odt"],
  "application/vnd.oasis.opendocument.spreadsheet": ["ods"],
  "application/vnd.oasis.opendocument.presentation": ["odp"],
  "application/rtf": ["rtf"],
  "application/vnd.visio": ["vsdx"],
  "image/vnd.dwg": ["dwg"],
};

/** The container of older Office files looks the same for all of them. */
const OLDER_OFFICE = "application/x-cfb";
const OLDER_OFFICE_TYPES: Readonly<Record<string, string>> = {
  doc: "application/msword",
  xls: "application/vnd.ms-excel",
  ppt: "application/vnd.ms-powerpoint",
  msg: "application/vnd.ms-outlook",
  vsd: "application/vnd.visio",
};

const TEXT_TYPES: Readonly<Record<string, string>> = {
  txt: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

export type Recognised =
  | { readonly mediaType: string }
  /** A type that is not accepted, or an accepted one under another's name. */
  | { readonly refused: "type" | "ending" };

/** Text has no signature. Its beginning can look like one, so only its ending and its characters count. */
export const isTextEnding = (ending: string): boolean => ending in TEXT_TYPES;

/**
 * Returns the media type of a file by its content and the ending of its name.
 * @param found the type by the content's signature; undefined if it has none
 * @param isText whether the whole content is text
 */
export function recognise(found: string | undefined, ending: string, isText: boolean): Recognised {
  const mediaType = isTextEnding(ending)
    ? isText && TEXT_TYPES[ending]
    : found === OLDER_OFFICE
      ? OLDER_OFFICE_TYPES[ending]
      : found && ENDINGS_BY_TYPE[found]?.includes(ending) && found;
  if (mediaType) return { mediaType };
  const isAccepted = found === OLDER_OFFICE || (found !== undefined && found in ENDINGS_BY_TYPE);
  return { refused: isAccepted || isKnownEnding(ending) ? "ending" : "type" };
}

const isKnownEnding = (ending: string) =>
  isTextEnding(ending) ||
  ending in OLDER_OFFICE_TYPES ||
  Object.values(ENDINGS_BY_TYPE).some((endings) => endings.includes(ending));

const PREVIEWED = new Set([
  "application/pdf",
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
]);

/** Whether every browser can show such a file itself. */
export const canPreview = (mediaType: string | null): boolean =>
  mediaType !== null && PREVIEWED.has(mediaType);
