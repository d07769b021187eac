import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { documentStyle } from "@holdfast/printables/document-style";
import { receiptPrint } from "@holdfast/printables/receipt/receipt-markup";
import { cafeReceipt } from "@holdfast/printables/test/receipt-sample";
import { afterAll, describe, expect, test } from "vitest";
import { faultsOf } from "../../../test/pdf/pdf-checker";
import { benchPrinter, document, hasChromium, jobOf } from "../../../test/pdf/printer-bench";
import { unpackedPdf } from "../../../test/pdf/unpacked-pdf";
import { withArtifacts } from "./file/pdf-artifacts";

const printer = benchPrinter();
afterAll(() => printer.close());

const printed = async ({ title = "Trial", footer, ...print }: PrintRequest) => {
  const parts = { ...print, title, css: documentStyle, pageNumbers: footer === "page-number" };
  const { pdf } = await printer.print({ ...jobOf(document(parts)), title });
  return pdf;
};

/* Plan, report, policy and certificate are checked where their pages are (`*-pages.unit.test.ts`). */
test.skipIf(!hasChromium)("the receipt keeps the rules of PDF/UA-1 and PDF/A-2b", async () => {
  expect(faultsOf(await printed({ ...receiptPrint(cafeReceipt), format: "A4" }))).toEqual([]);
});

const SAMPLE = `<div class="hf-document"><h2>First</h2><h4>Below</h4>
  <ul><li><strong>One</strong></li><li>Two <a href="https://example.com/there">there</a></li></ul>
  <table><caption><h3>Rows</h3></caption><thead><tr><th scope="col">Name</th></tr></thead>
  <tbody><tr><td>Ana</td></tr></tbody></table>
  <dl><div><dt>Term</dt><dd>Its meaning</dd></div></dl>
  <figure><svg role="img" aria-label="A line" viewBox="0 0 9 9"><path d="M0 0 L9 9"/></svg></figure></div>`;

describe.skipIf(!hasChromium)("the checker", async () => {
  const pdf = hasChromium
    ? await printed({ content: SAMPLE, format: "A4", header: { left: "Head" } })
    : Buffer.alloc(0);

  test("finds nothing in a small document", () => {
    expect(faultsOf(pdf)).toEqual([]);
  });

  test.each([
    ["/S /H2", "/S /H3", "The headings do not begin with H1, or leave a level out."],
    ["/S /LBody", "/S /P    ", "A list item has no body."],
    ["/S /Lbl", "/S /Code", "A term is not the label of a list item."],
    ["/RoleMap", "/RoleMop", "Strong has no role."],
    ["/Scope /Column", "/Skope /Column", "A header has no scope."],
    ["/Contents <feff", "/Kontents <feff", "A link has no description."],
    ["/Alt ", "/Olt ", "A figure has no text."],
    ["<pdfuaid:part>1", "<pdfuaid:part>2", "The metadata do not name PDF/UA-1."],
    ["/Lang (", "/Long (", "The document has no language."],
  ])("reports %s changed to %s", (right, wrong, fault) => {
    const text = unpackedPdf(pdf).toString("latin1");
    const changed = text.replaceAll(right, wrong);
    expect(changed).not.toBe(text);
    expect(faultsOf(Buffer.from(changed, "latin1"))).toContain(fault);
  });
});

test("marks what has no tag, and leaves the rest as it is", () => {
  const tagged = "/P <</MCID 0 >>BDC\nBT\n<0001> Tj\nET\nEMC\n";
  const replaced = "BT\n/Span <</ActualText <FEFF0041>>>BDC\n<0002> Tj\nEMC\nET\n";
  expect(withArtifacts(`q\n1 0 0 1 0 0 cm\n${tagged}0 0 5 5 re\nf\n${tagged}${replaced}Q\n`)).toBe(
    `q\n1 0 0 1 0 0 cm\n${tagged}/Artifact BMC\n0 0 5 5 re\nf\n\nEMC\n${tagged}` +
      `/Artifact BMC\n${replaced}Q\n\nEMC\n`,
  );
});
