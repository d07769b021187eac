/* Reads emails as nodemailer writes them (RFC 5322, RFC 2045). */

/** Returns a header of an email, decoded; empty if it has none. */
export const headerOf = (source: string, name: string) => {
  const [, value = ""] = new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, "im").exec(source) ?? [];
  return decodeWords(value).replace(/\s+/g, " ");
};

/** Decodes the encoded words of a header (RFC 2047); spaces between two of them do not count. */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : decodeQuotedPrintable(text.replaceAll("_", " ")),
    );

/** Returns the plain text of an email. */
export const textPart = (source: string): string => partOf(source, "text/plain");

/** Returns the first part of that type, decoded (RFC 2045); for a message of one part, its body. */
export function partOf(source: string, mediaType: "text/plain" | "text/html"): string {
  const normal = source.replace(/\r\n/g, "\n");
  const parts = partsIn(normal);
  const starts = new RegExp(`^content-type: ${mediaType}`, "im");
  const [head = "", ...rest] = (parts.find((part) => starts.test(part)) ?? normal)
    .replace(/^\n/, "")
    .split("\n\n");
  const body = rest.join("\n\n");
  if (/quoted-printable/i.test(head)) return decodeQuotedPrintable(body);
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  return body;
}

/** Splits a message at all of its boundaries: one with attachments has parts within a part. */
const partsIn = (normal: string): string[] =>
  [...normal.matchAll(/boundary="([^"]+)"/g)].reduce(
    (parts, [, boundary = ""]) => parts.flatMap((part) => part.split(`--${boundary}`)),
    [normal],
  );

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Returns the files of an email (RFC 2183); nodemailer encodes them in base64. */
export const attachmentsOf = (source: string) =>
  partsIn(source.replace(/\r\n/g, "\n")).flatMap((part) => {
    const [head = "", ...body] = part.replace(/^\n/, "").split("\n\n");
    const [, fileName] =
      /^content-disposition: attachment; filename="?([^"\n]+)"?/im.exec(head) ?? [];
    return fileName === undefined
      ? []
      : [{ fileName, bytes: Buffer.from(body.join(""), "base64") }];
  });
