import { planDocumentFileName } from "@holdfast/contract/printing/plan-document";
import type { ContinuityPlanData } from "@holdfast/printables/continuity-plan/plan-data";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from "docx";
import type { ReceivedFile } from "../../../platform/api/call-endpoint";
import { wordBlocks } from "./print-word-blocks";

/** Half points and twentieths of a point, as Word counts. */
const SIZE = { text: 21, cell: 18, small: 16 };
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 1_134;
const TEXT_WIDTH = A4.width - 2 * MARGIN;
const INK = "14242D";
const heading = (size: number): IRunOptions => ({ size, bold: true, color: INK });

/** Returns the plan as a Word file: the document that is printed, converted, so that both say the same. */
export async function planWordFile(data: ContinuityPlanData): Promise<ReceivedFile> {
  const { frontMatter = "", content, title = "", author = "", header } = continuityPlanPrint(data);
  const document = new Document({
    title,
    creator: author,
    features: { updateFields: true },
    styles: {
      default: {
        document: {
          paragraph: { spacing: { after: 100 } },
          run: { font: "Arial", size: SIZE.text, language: { value: "en-AU" } },
        },
        heading1: { run: heading(40), paragraph: { spacing: { after: 160 } } },
        heading2: { run: heading(30), paragraph: { spacing: { before: 320, after: 120 } } },
        heading3: { run: heading(23), paragraph: { spacing: { before: 200, after: 80 } } },
      },
      paragraphStyles: [
        {
          id: "Cell",
          name: "Cell",
          basedOn: "Normal",
          run: { size: SIZE.cell },
          paragraph: { spacing: { after: 0 } },
        },
        { id: "ContentsTitle", name: "Contents title", basedOn: "Normal", run: heading(40) },
        {
          id: "TableTitle",
          name: "Table title",
          basedOn: "Normal",
          run: { bold: true },
          paragraph: { spacing: { before: 160, after: 60 } },
        },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: A4,
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        headers: { default: new Header({ children: [line(header?.left, header?.right)] }) },
        footers: { default: new Footer({ children: [line(header?.foot, PAGE_OF_PAGES)] }) },
        children: [...wordBlocks(frontMatter), ...wordBlocks(content)],
      },
    ],
  });
  return {
    blob: await Packer.toBlob(document),
    fileName: planDocumentFileName(data.business.name, "docx"),
  };
}

const PAGE_OF_PAGES = ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES];

/** Text at the left and at the right of a line. */
const line = (left = "", right: string | (typeof PAGE_OF_PAGES)[number][] = "") =>
  new Paragraph({
    alignment: AlignmentType.LEFT,
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [
      new TextRun({ text: left, size: SIZE.small }),
      new TextRun({ text: "\t", size: SIZE.small }),
      new TextRun({ children: [right].flat(), size: SIZE.small }),
    ],
  });
