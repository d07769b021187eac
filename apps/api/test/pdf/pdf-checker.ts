import { inflateSync } from "node:zlib";
import { unpackedPdf } from "./unpacked-pdf";

/*
 * Checks the rules of PDF/UA-1 (ISO 14289-1) and PDF/A-2b (ISO 19005-2) that matter for our documents. veraPDF, which
 * checks them all, is in no registry that the tests use.
 */

/** The bodies of the objects by their numbers. */
type Objects = ReadonlyMap<number, string>;

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj(?=\n)/g;
const firstGroup = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
const referenceIn = (text: string, key: string) =>
  Number(firstGroup(text, new RegExp(`/${key} (\\d+) 0 R`)));
const typeOf = (element: string) => firstGroup(element, /\/S \/(\w+)/) ?? "";
/** The kids of a structure element that are elements themselves. */
const kidsOf = (element: string): readonly number[] => {
  const kids = firstGroup(element, /\/K (\[(?:[^[\]<]|<<[^>]*>>)*\]|\d+ 0 R|\d+)/) ?? "";
  return [...kids.replaceAll(/<<[^>]*>>/g, "").matchAll(/(\d+) 0 R/g)].map(([, kid]) =>
    Number(kid),
  );
};

/** Returns what is wrong with a PDF, each kind of fault once; empty if nothing is. */
export function faultsOf(file: Buffer): readonly string[] {
  const pdf = unpackedPdf(file);
  const text = pdf.toString("latin1");
  const objects: Objects = new Map(
    [...text.matchAll(OBJECT)].map(([, number, body = ""]) => [Number(number), body]),
  );
  const catalogue = [...objects.values()].find((body) => body.startsWith("<</Type /Catalog")) ?? "";
  return [
    ...new Set([
      ...fileFaults(text, catalogue, objects),
      ...fontFaults(objects),
      ...tagFaults(catalogue, objects),
      ...linkFaults(objects),
      ...contentFaults(pdf, text, objects),
    ]),
  ];
}

const faults = (checks: Readonly<Record<string, boolean>>) =>
  Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));

function fileFaults(text: string, catalogue: string, objects: Objects): readonly string[] {
  const trailer = text.slice(text.lastIndexOf("trailer"));
  const xmp = Buffer.from(
    objects.get(referenceIn(catalogue, "Metadata")) ?? "",
    "latin1",
  ).toString();
  const information = objects.get(referenceIn(trailer, "Info")) ?? "";
  const title = Buffer.from(firstGroup(information, /\/Title <feff([0-9a-f]*)>/) ?? "", "hex");
  const intent = objects.get(referenceIn(catalogue, "DestOutputProfile")) ?? "";
  return faults({
    "The file has no identifier.": /\/ID \[<\w{32}><\w{32}>\]/.test(trailer),
    "The file is encrypted.": !trailer.includes("/Encrypt"),
    "The document has no language.": /\/Lang \([a-z]{2}/.test(catalogue),
    "Readers show the file's name, not the title.": /\/DisplayDocTitle true/.test(catalogue),
    "The document is not marked as tagged.": /\/Marked true/.test(catalogue),
    "The metadata do not name PDF/A-2b.": /<pdfaid:part>2<[^]*<pdfaid:conformance>B</.test(xmp),
    "The metadata do not name PDF/UA-1.": xmp.includes("<pdfuaid:part>1<"),
    "The metadata do not describe PDF/UA's schema.": xmp.includes("<pdfaSchema:prefix>pdfuaid<"),
    "The metadata have another title.":
      title.length > 0 &&
      firstGroup(xmp, /<dc:title>.*?<rdf:li[^>]*>(.*?)</)?.replaceAll("&amp;", "&") ===
        title.swap16().toString("utf16le"),
    "There is no output intent of sRGB.":
      /\/N 3/.test(intent) && intent.includes("acsp") && intent.includes("RGB XYZ "),
    "There are no bookmarks.": catalogue.includes("/Outlines"),
    "A script or another action is attached.": !/\/(?:JavaScript|Launch|OpenAction)\b/.test(text),
  });
}

function fontFaults(objects: Objects): readonly string[] {
  return [...objects.values()].flatMap((font) => {
    if (!font.startsWith("<</Type /Font\n")) return [];
    // The glyphs of a Type 3 font are part of it; a CID font has them in its descriptor.
    if (!font.includes("/Subtype /CIDFont"))
      return faults({ "The text of a font cannot be read.": font.includes("/ToUnicode") });
    const descriptor = objects.get(referenceIn(font, "FontDescriptor")) ?? "";
    return faults({ "A font is not embedded.": /\/FontFile[23]? \d/.test(descriptor) });
  });
}

const STANDARD = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI
  Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT
  RP Warichu WT WP Figure Formula Form`.split(/\s+/),
);
/** The elements that an element may consist of. */
const MEMBERS: Readonly<Record<string, RegExp>> = {
  L: /^(?:LI|L|Caption|NonStruct)$/,
  LI: /^(?:Lbl|LBody)$/,
  Table: /^(?:TR|THead|TBody|TFoot|Caption)$/,
  THead: /^TR$/,
  TBody: /^TR$/,
  TFoot: /^TR$/,
  TR: /^T[HD]$/,
};

function tagFaults(catalogue: string, objects: Objects): readonly string[] {
  const root = objects.get(referenceIn(catalogue, "StructTreeRoot")) ?? "";
  const roles = firstGroup(root, /\/RoleMap <<([^>]*)>>/) ?? "";
  const found: string[] = [];
  const headings: number[] = [];
  const walk = (number: number, parent: number | undefined) => {
    const element = objects.get(number) ?? "";
    const type = typeOf(element);
    const kids = kidsOf(element);
    if (parent !== undefined && referenceIn(element, "P") !== parent)
      found.push(`A ${type} has another parent than the element that it is in.`);
    if (!STANDARD.has(type) && !roles.includes(`/${type} /`)) found.push(`${type} has no role.`);
    if (/^H[1-6]$/.test(type)) headings.push(Number(type[1]));
    if (type === "Figure" && !element.includes("/Alt (") && !element.includes("/Alt <"))
      found.push("A figure has no text.");
    if (type === "TH" && !element.includes("/Scope ")) found.push("A header has no scope.");
    if (type === "Link" && !element.includes("/OBJR")) found.push("A link's tag has no link.");
    const members = MEMBERS[type];
    const types = kids.map((kid) => typeOf(objects.get(kid) ?? ""));
    const wrong = members && types.find((kid) => !members.test(kid));
    if (wrong !== undefined) found.push(`A ${type} has a ${wrong}.`);
    // The tag that a term has until it is a list's label.
    if (type === "Code") found.push("A term is not the label of a list item.");
    if (type === "LI" && !types.includes("LBody")) found.push("A list item has no body.");
    if (type === "Table" && !isHeaded(kids, objects)) found.push("A table has no header.");
    for (const kid of kids) walk(kid, number);
  };
  walk(referenceIn(root, "K"), undefined);
  const isInOrder = headings.every((level, at) => level <= (headings[at - 1] ?? 0) + 1);
  if (!isInOrder) found.push("The headings do not begin with H1, or leave a level out.");
  return found;
}

const isHeaded = (kids: readonly number[], objects: Objects): boolean =>
  kids.some((kid) => {
    const body = objects.get(kid) ?? "";
    return (
      typeOf(body) === "TH" ||
      (/^T(?:R|Head|Body)$/.test(typeOf(body)) && isHeaded(kidsOf(body), objects))
    );
  });

function linkFaults(objects: Objects): readonly string[] {
  const links = [...objects.values()].filter((body) => body.startsWith("<</Type /Annot"));
  return links.flatMap((link) =>
    faults({
      "A link has no description.": /\/Contents <feff\w+>/.test(link),
      "A link has no tag.": link.includes("/StructParent "),
      "A link is not printed.": link.includes("/F 4"),
    }),
  );
}

const PAINT = /(?:^|[\s>)\]])(?:f\*?|F|S|s|B\*?|b\*?|Tj|TJ|Do|sh)$/;

function contentFaults(pdf: Buffer, text: string, objects: Objects): readonly string[] {
  const pages = [...objects.values()].filter((body) => body.startsWith("<</Type /Page\n"));
  const found = pages.flatMap((page) =>
    page.includes("/Annots") && !page.includes("/Tabs /S") ? ["A page has no order of links."] : [],
  );
  for (const page of pages) {
    const start = text.indexOf(`\n${referenceIn(page, "Contents")} 0 obj\n`);
    const from = text.indexOf("stream\n", start) + "stream\n".length;
    const length = Number(firstGroup(text.slice(start, from), /\/Length (\d+)/));
    const content = inflateSync(pdf.subarray(from, from + length)).toString("latin1");
    let depth = 0;
    for (const line of content.split("\n")) {
      if (/B[DM]C$/.test(line)) depth += 1;
      else if (line === "EMC") depth -= 1;
      else if (depth === 0 && PAINT.test(line)) found.push("A page has content without a tag.");
    }
    if (depth !== 0) found.push("A page has marks that are not closed.");
  }
  return found;
}
