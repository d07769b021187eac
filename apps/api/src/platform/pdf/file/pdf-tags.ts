import { type PdfEditor, pdfText, withEntries } from "./pdf-editor";

/*
 * What PDF/UA-1 (ISO 14289-1) asks of tags beyond what Chromium writes: standard types, headings from H1 on without a
 * gap, bodies of list items, figures with a text, and links with a description.
 */

const TYPE = /\/S \/(\w+)/;
const STANDARD = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI
  Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT
  RP Warichu WT WP Figure Formula Form`.split(/\s+/),
);
const HEADING = /\/S \/H([1-6])\b/;

/**
 * @param bookmarks the objects of all bookmarks in the order of the document
 * @throws Error if the file has no tags
 */
export function improveTags(pdf: PdfEditor, bookmarks: readonly number[]): void {
  const unknown = new Set<string>();
  let tree: number | undefined;
  for (const number of pdf.numbers) {
    const object = pdf.read(number);
    if (object.startsWith("<</Type /Annot")) describeLink(pdf, number, object);
    else if (object.startsWith("<</Type /StructTreeRoot")) tree = number;
    else if (object.startsWith("<</Type /StructElem")) {
      const type = TYPE.exec(object)?.[1] ?? "";
      if (type === "LI") addBody(pdf, number);
      else if (type === "Figure" && !object.includes("/Alt"))
        // A `figure` element around a drawing, which has the text.
        pdf.replace(number, object.replace(TYPE, "/S /Div"));
      else if (!STANDARD.has(type)) unknown.add(type);
    }
  }
  if (tree === undefined) throw new Error("The PDF has no tags.");
  levelHeadings(pdf, bookmarks);
  if (unknown.size > 0) {
    const roles = [...unknown].map((type) => `/${type} /Span`).join("");
    pdf.replace(tree, withEntries(pdf.read(tree), `/RoleMap <<${roles}>>`));
  }
}

/** Renumbers the headings of the bookmarks, which are all, so that they begin with H1 and leave no level out. */
function levelHeadings(pdf: PdfEditor, bookmarks: readonly number[]): void {
  const open: number[] = [];
  for (const bookmark of bookmarks) {
    const element = Number(/\/SE (\d+) 0 R/.exec(pdf.read(bookmark))?.[1]);
    if (Number.isNaN(element)) continue;
    const object = pdf.read(element);
    const level = Number(HEADING.exec(object)?.[1] ?? 1);
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    if (open.length !== level) pdf.replace(element, object.replace(HEADING, `/S /H${open.length}`));
    // A heading in a table's caption: Chromium leaves the caption out.
    const parent = Number(PARENT.exec(object)?.[1]);
    if (/\/S \/Table\b/.test(pdf.read(parent))) wrap(pdf, element, "Caption");
  }
}

const KIDS = /\/K (\[[^\]]*\]|\d+ 0 R|\d+)/;
const PARENT = /\/P (\d+) 0 R/;

/**
 * Puts a list item's content into a body; a term before it becomes its label (`sanitise-document.ts`). The object becomes
 * the body, because page content refers to it.
 */
function addBody(pdf: PdfEditor, number: number): void {
  const object = pdf.read(number);
  const kids = KIDS.exec(object)?.[1] ?? "[]";
  const first = Number(/(\d+) 0 R/.exec(kids)?.[1]);
  const term = Number.isNaN(first) ? "" : pdf.read(first);
  if (/\/S \/Code\b/.test(term)) pdf.replace(first, term.replace("/S /Code", "/S /Lbl"));
  const labels = [...kids.matchAll(/(\d+) 0 R/g)]
    .map(([, kid]) => Number(kid))
    .filter((kid) => /\/S \/Lbl\b/.test(pdf.read(kid)));
  const others = kids.replaceAll(/(\d+) 0 R ?/g, (kid, at: string) =>
    labels.includes(Number(at)) ? "" : kid,
  );
  const body = object.replace("/S /LI", "/S /LBody").replace(KIDS, () => `/K ${others || "[]"}`);
  pdf.replace(number, body);
  wrap(pdf, number, "LI", labels);
}

/** Puts a new element between an element and its parent; `first` are elements that move into it, before that one. */
function wrap(pdf: PdfEditor, number: number, type: string, first: readonly number[] = []): void {
  const parent = Number(PARENT.exec(pdf.read(number))?.[1]);
  const kids = [...first, number];
  const wrapper = pdf.add(
    `<</Type /StructElem\n/S /${type}\n/P ${parent} 0 R\n/K [${kids.map((kid) => `${kid} 0 R`).join(" ")}]>>`,
  );
  for (const kid of kids) pdf.replace(kid, pdf.read(kid).replace(PARENT, `/P ${wrapper} 0 R`));
  const inParent = new RegExp(`\\b${number} 0 R`);
  pdf.replace(
    parent,
    pdf.read(parent).replace(KIDS, (all) => all.replace(inParent, `${wrapper} 0 R`)),
  );
}

/** Says where a link leads: to an address, or to a part of the document, which has its words as its id. */
function describeLink(pdf: PdfEditor, number: number, object: string): void {
  if (!object.includes("/Subtype /Link") || object.includes("/Contents")) return;
  const id = /\/Dest \/([^\s/>]+)/.exec(object)?.[1];
  const address = /\/URI \(((?:\\.|[^\\)])*)\)/.exec(object)?.[1]?.replaceAll("\\", "");
  const text = id === undefined ? (address ?? "Link") : `Go to ${id.replaceAll("-", " ")}`;
  pdf.replace(number, withEntries(object, `\n/Contents ${pdfText(text)}`));
}
