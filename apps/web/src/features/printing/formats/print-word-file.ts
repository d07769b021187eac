import { planDocumentFileName } from "@holdfast/contract/printing/plan-document";
import type { ContinuityPlanData } from "@holdfast/printables/continuity-plan/plan-data";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import {
  BorderStyle,
  Document,
  Footer,
  Header,
  type ISectionOptions,
  Packer,
  PageBorderOffsetFrom,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from "docx";
import type { ReceivedFile } from "../../../platform/api/call-endpoint";
import { blocksOf } from "./print-word-blocks";
import { partColours } from "./print-word-colours";
import { withPageNumbers } from "./print-word-numbers";
import { A4, MARGIN, TEXT_WIDTH } from "./print-word-page";
import { drawPictures, type Pictures } from "./print-word-pictures";
import { markPlaces } from "./print-word-places";
import { SMALL, wordStyles } from "./print-word-styles";

const WORD_FILE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Returns the plan as a Word file: the document that is printed, converted, so that both say the same. */
export async function planWordFile(data: ContinuityPlanData): Promise<ReceivedFile> {
  const { frontMatter = "", content, title = "", author = "", header } = continuityPlanPrint(data);
  const markup = withoutPageNumber(`${frontMatter}${content}`);
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  const foot = withoutPageNumber(header?.foot ?? "");
  markPlaces(body);
  const pictures = await drawPictures(body);
  const [first, ...others] = wordSections(body, pictures);
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    styles: wordStyles,
    sections: [
      {
        ...first,
        properties: { ...first?.properties, titlePage: true },
        headers: { default: new Header({ children: [line(header?.left, header?.right)] }) },
        footers: { default: new Footer({ children: [line(foot, PAGE_OF_PAGES)] }) },
        children: first?.children ?? [],
      },
      ...others,
    ],
  });
  const file = await withPageNumbers(await Packer.toArrayBuffer(document));
  return {
    blob: new Blob([file], { type: WORD_FILE }),
    fileName: planDocumentFileName(data.business.name, "docx"),
  };
}

/** The page to sign has its number on paper only. */
const withoutPageNumber = (text: string) =>
  text.replaceAll("signed on page 03", "signed under ‘Document control’");

/** Returns a section of Word for each section of the plan, so that its pages have its colour along the edge. */
function wordSections(body: Element, pictures: Pictures): readonly ISectionOptions[] {
  const sheets = [...body.querySelectorAll(".hf-document > *")];
  const starts = sheets.filter(
    (sheet, at) => at === 0 || [sheet, sheets[at - 1]].some((one) => one?.matches(".hf-part")),
  );
  return starts.map((start, at) => {
    const next = starts[at + 1];
    const to = next === undefined ? sheets.length : sheets.indexOf(next);
    return {
      properties: { page: { ...PAGE, ...edgeOf(start) } },
      children: sheets
        .slice(sheets.indexOf(start), to)
        .flatMap((sheet) => blocksOf(sheet, pictures)),
    };
  });
}

const PAGE = {
  size: A4,
  margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
};

const edgeOf = (sheet: Element) =>
  sheet.matches(".hf-part")
    ? {
        borders: {
          pageBorders: { offsetFrom: PageBorderOffsetFrom.PAGE },
          pageBorderRight: {
            style: BorderStyle.SINGLE,
            size: 96,
            space: 0,
            color: partColours(sheet).strong,
          },
        },
      }
    : {};

const PAGE_OF_PAGES = ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES];

/** Text at the left and at the right of a line. */
const line = (left = "", right: string | (typeof PAGE_OF_PAGES)[number][] = "") =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [
      new TextRun({ text: left, size: SMALL }),
      new TextRun({ text: "\t", size: SMALL }),
      new TextRun({ children: [right].flat(), size: SMALL }),
    ],
  });
