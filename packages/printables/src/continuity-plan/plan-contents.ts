import { frontPages } from "@holdfast/content/plan-template/front-pages";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { cardAnchor } from "../event-cards/card-line";
import { fullTables } from "./appendices/further-rows";
import type { ContinuityPlanData } from "./plan-data";
import { unitFacts } from "./unit-pages/unit-facts";
import { hasBackupsOrFinances, hasSiteSheet } from "./recovery-pages/recovery-appendices-rules";

/** An entry of the table of contents. `anchor` is the id of a heading in the document. */
export interface ContentsEntry {
  readonly anchor: string;
  /** 'B.2', 'Appendix A', or empty on the front pages. */
  readonly number: string;
  readonly title: string;
  /** The pages of an appendix that people look for by their own titles. */
  readonly pages?: readonly ContentsEntry[];
  /** Whether its line is hidden until the printer finds that the appendix is needed. */
  readonly isHidden?: boolean;
}

/** A group of the table of contents: a section with its sub-headings. */
export interface ContentsGroup {
  readonly colour: string;
  readonly head: ContentsEntry | null;
  readonly entries: readonly ContentsEntry[];
}

/** The appendices with their letters and anchors. */
export const APPENDICES = {
  suppliers: { anchor: "appendix-a", number: "Appendix A", title: "Strategic Suppliers" },
  customers: { anchor: "appendix-b", number: "Appendix B", title: "Strategic Customers" },
  thirdParties: { anchor: "appendix-c", number: "Appendix C", title: "Strategic Third Parties" },
  requirements: {
    anchor: "appendix-d",
    number: "Appendix D",
    title: "Disaster Recovery Requirements",
  },
  messages: { anchor: "appendix-e", number: "Appendix E", title: "Who tells whom, by when" },
  people: { anchor: "appendix-f", number: "Appendix F", title: "Staff list" },
  areas: { anchor: "appendix-g", number: "Appendix G", title: "Critical areas in detail" },
  numbers: { anchor: "appendix-h", number: "Appendix H", title: "Emergency numbers" },
  units: { anchor: "appendix-i", number: "Appendix I", title: "Business units, one page each" },
  events: { anchor: "appendix-j", number: "Appendix J", title: "Event cards" },
  glossary: { anchor: "appendix-k", number: "Appendix K", title: "Glossary" },
  risks: { anchor: "appendix-l", number: "Appendix L", title: "High risks and decisions" },
  insurance: { anchor: "appendix-m", number: "Appendix M", title: "Insurance schedule" },
  site: { anchor: "appendix-n", number: "Appendix N", title: "Site sheet" },
  backups: { anchor: "appendix-o", number: "Appendix O", title: "Backups, finances and payroll" },
  further: { anchor: "appendix-p", number: "Appendix P", title: "Further rows and long texts" },
} as const satisfies Record<string, ContentsEntry>;

/** The anchor of the first numbered page: the contents are page 01 (see document.css, 'Page numbers'). */
export const CONTENTS_ANCHOR = "contents";

const sections: readonly ContentsGroup[] = planParts.map((part) => ({
  colour: part.colour,
  head: { anchor: part.id, number: part.letter, title: part.title },
  entries: part.topics.map((topic) => ({
    anchor: topic.id,
    number: topic.number,
    title: topic.title,
  })),
}));

/** Page 01 of the plan: the front pages and Section A. */
export const firstContentsPage: readonly ContentsGroup[] = [
  {
    colour: "none",
    head: null,
    entries: frontPages.map((page) => ({ anchor: page.id, number: "", title: page.title })),
  },
  ...sections.slice(0, 1),
];

/** Returns page 02 of the plan: Sections B to G and the appendices that have data. */
export const secondContentsPage = (data: ContinuityPlanData): readonly ContentsGroup[] => [
  ...sections.slice(1),
  { colour: "none", head: null, entries: appendicesOf(data) },
];

/** The last appendices are left out without data, so the earlier ones are not renamed. */
const appendicesOf = (data: ContinuityPlanData): readonly ContentsEntry[] =>
  Object.values(APPENDICES).flatMap((appendix): ContentsEntry[] => {
    if (appendix === APPENDICES.further)
      return [{ ...appendix, isHidden: fullTables(data).length === 0 }];
    return isPrinted(appendix, data) ? [{ ...appendix, pages: pagesOf(appendix, data) }] : [];
  });

/** Returns the pages of an appendix that the contents name: the event cards and the business units. */
function pagesOf(entry: ContentsEntry, data: ContinuityPlanData): readonly ContentsEntry[] {
  if (entry === APPENDICES.events)
    return data.events.map(({ cardId, title }) => ({
      anchor: cardAnchor(cardId),
      number: "",
      title,
    }));
  return entry === APPENDICES.units ? unitPages(data) : [];
}

/** The lines of page 02 for business units. */
const UNIT_LINES = 12;

function unitPages(data: ContinuityPlanData): readonly ContentsEntry[] {
  const pages = unitFacts(data).map(({ anchor, idLabel, name }) => ({
    anchor,
    number: idLabel,
    title: name,
  }));
  if (pages.length <= UNIT_LINES) return pages;
  const [next, ...others] = pages.slice(UNIT_LINES - 1);
  const more = { title: `${others.length + 1} more, in the order of A.10`, number: "" };
  return [...pages.slice(0, UNIT_LINES - 1), ...(next ? [{ ...next, ...more }] : [])];
}

function isPrinted(entry: ContentsEntry, data: ContinuityPlanData): boolean {
  if (entry === APPENDICES.risks) return data.highRisks.length > 0;
  if (entry === APPENDICES.insurance) return data.insurancePolicies.length > 0;
  if (entry === APPENDICES.site) return hasSiteSheet(data);
  if (entry === APPENDICES.units) return data.supportingUnits.length > 0;
  if (entry === APPENDICES.events) return data.events.length > 0;
  return entry !== APPENDICES.backups || hasBackupsOrFinances(data);
}
