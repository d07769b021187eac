import { inflateSync } from "node:zlib";

const STREAM = /\n\d+ 0 obj\n<<([^]*?)\/Length (\d+)>> stream\n/g;

/**
 * For tests: returns a PDF of the product's with its packed objects written out one by one (`\nN 0 obj\n...\nendobj\n`)
 * and its cross-reference stream as a trailer. Another file is returned as it is.
 */
export function unpackedPdf(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1");
  const parts: string[] = [];
  let from = 0;
  for (const { 0: head, 1: entries = "", 2: length, index } of text.matchAll(STREAM)) {
    const kind = /\/Type \/(ObjStm|XRef)\b/.exec(entries)?.[1];
    if (kind === undefined) continue;
    const start = index + head.length;
    const end = start + Number(length);
    parts.push(text.slice(from, index));
    from = text.indexOf("\nendobj", end) + "\nendobj".length;
    if (kind === "XRef") parts.push(`\ntrailer\n<<${entries}>>`);
    else
      parts.push(...objectsIn(entries, inflateSync(pdf.subarray(start, end)).toString("latin1")));
  }
  return Buffer.from(parts.join("") + text.slice(from), "latin1");
}

/** Returns the objects of an object stream (PDF 1.7, 7.5.7): the number and place of each, then their bodies. */
function objectsIn(entries: string, content: string): readonly string[] {
  const first = Number(/\/First (\d+)/.exec(entries)?.[1]);
  const index = content.slice(0, first).trim().split(" ").map(Number);
  const places = index.filter((_, at) => at % 2 === 1).map((place) => first + place);
  return places.map((place, at) => {
    const body = content.slice(place, places[at + 1] ?? content.length).trimEnd();
    return `\n${index[at * 2]} 0 obj\n${body}\nendobj`;
  });
}
