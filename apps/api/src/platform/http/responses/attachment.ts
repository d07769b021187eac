/** The longest name of a file that every system stores, in characters. */
const MAX_NAME = 180;

/**
 * Returns a Content-Disposition header (RFC 6266): an ASCII name for old clients and the full name in UTF-8. A
 * truncated name keeps its extension.
 * @param kind `inline` for a file that a browser may show
 */
export function attachment(fileName: string, kind: "attachment" | "inline" = "attachment"): string {
  const whole = fileName.toWellFormed().replace(/[\p{Cc}"\\/:*?<>|]+/gu, "_");
  const [ending = ""] = /\.[a-z0-9]{1,8}$/i.exec(whole) ?? [];
  const stem = Array.from(whole.slice(0, whole.length - ending.length));
  const safe = stem.slice(0, MAX_NAME - ending.length).join("") + ending;
  const ascii = safe.replace(/[^\u0020-\u007e]/g, "_");
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}
