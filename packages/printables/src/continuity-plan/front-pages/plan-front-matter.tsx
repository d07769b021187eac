import { typographic } from "@holdfast/content/plan-text/text-filling";
import { disclaimer } from "@holdfast/content/plan-template/disclaimer";
import { teamTiles } from "@holdfast/content/plan-template/team-tiles";
import { timeLimits } from "@holdfast/content/plan-template/times-to-keep";
import { ContentsLine } from "../../document/contents-line";
import { DocumentCover } from "../../document/document-cover";
import { dateText } from "../../document/text/date-text";
import { RichText } from "../../document/text/rich-text";
import {
  CONTENTS_ANCHOR,
  firstContentsPage,
  secondContentsPage,
  type ContentsEntry,
  type ContentsGroup,
} from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { PlanSummary } from "./plan-summary";
import { StatusNotice } from "./status-notice";
import { planTextValues } from "../plan-text-values";

interface ContinuityPlanProps {
  readonly data: ContinuityPlanData;
}

/** Cover, disclaimer, navigation page and table of contents (plan_outline.md, 'Front matter'). */
export function ContinuityPlanFrontMatter({ data }: ContinuityPlanProps) {
  const values = planTextValues(data);
  return (
    <div className="hf-document">
      <DocumentCover
        title="Business Continuity Plan"
        businessName={data.business.name}
        tradingName={data.business.tradingName}
        logoUrl={data.business.logoUrl}
        facts={[
          { label: "Plan", value: data.plan.name },
          {
            label: "Location",
            value: [data.plan.location.name, data.plan.location.address]
              .filter((text) => text !== "")
              .join(", "),
          },
          { label: "Date issued", value: dateText(data.dateIssued) },
          { label: "Confidential", value: "Issued to named holders (A.13)" },
        ]}
      >
        <StatusNotice data={data} />
      </DocumentCover>
      <section className="hf-sheet hf-opens-right hf-plain hf-disclaimer">
        <h2 id="disclaimer">{disclaimer.title}</h2>
        {disclaimer.paragraphs.map((text) => (
          <p key={text}>
            <RichText text={text} values={values} />
          </p>
        ))}
      </section>
      <NavigationPage />
      <section className="hf-sheet hf-opens-right hf-contents">
        <div data-fit="hf-contents--dense">
          <h2 id={CONTENTS_ANCHOR}>Contents</h2>
          <ContentsList label="Contents: front pages and Section A" groups={firstContentsPage} />
          <TimesToKeep />
          <PlanSummary data={data} />
        </div>
        <div className="hf-topic--page hf-contents-dense" data-fit="hf-contents-denser">
          <ContentsList
            label="Contents: Sections B to G and appendices"
            groups={secondContentsPage(data)}
          />
          <p className="hf-note">
            Appendix D is printed at the end of the plan, and the others follow it, because their
            length varies.
          </p>
        </div>
      </section>
    </div>
  );
}

/** Three tiles, one for each team, that link to the team's first page. */
function NavigationPage() {
  return (
    <section className="hf-sheet hf-plain">
      <h2 id="find-your-team">Find your team</h2>
      <p className="hf-lead">
        Go to your colour, start at its first page, tick each action and write the time.
      </p>
      <div className="hf-tiles">
        {teamTiles.map((tile) => (
          <div key={tile.team} className={`hf-tile hf-${tile.colour}`}>
            <a className="hf-tile-head" href={`#${tile.anchor}`}>
              <span className="hf-tile-team">{tile.team} </span>
              <span className="hf-tile-colour">
                {tile.colourWord} pages, section{tile.sections.length > 1 ? "s" : ""} {tile.range}
              </span>
            </a>
            <p>{tile.purpose}</p>
            <ul className="hf-tile-sections">
              {tile.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>
                    <span className="hf-tile-letter">{section.letter} </span>
                    <span>{typographic(section.title)}</span>
                    <span className="hf-dots" aria-hidden="true" />
                    <span className="hf-page-number" data-page-for={section.id} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="hf-tiles-foot">
        All teams: start with the <a href="#first-hour-card">First-hour card</a>
        <span className="hf-print-only">
          {" "}
          on page <span data-page-for="first-hour-card" />
        </span>
        . Every page is listed in the <a href={`#${CONTENTS_ANCHOR}`}>Contents</a>.
      </p>
    </section>
  );
}

/** The plan's time limits with the pages to act on, which people look for most, on page 01. */
function TimesToKeep() {
  return (
    <div className="hf-times">
      <h3 id="times-to-keep">Time limits</h3>
      <ul>
        {timeLimits.map((time) => (
          <li key={time.anchor}>
            <a className="hf-contents-line" href={`#${time.anchor}`}>
              <span className="hf-time-limit">{time.limit} </span>
              <span>
                {time.what} ({time.topic})
              </span>
              <span className="hf-dots" aria-hidden="true" />
              <span className="hf-page-number" data-page-for={time.anchor} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ContentsListProps {
  /** Distinguishes the two lists for screen readers. */
  readonly label: string;
  readonly groups: readonly ContentsGroup[];
}

function ContentsList({ label, groups }: ContentsListProps) {
  return (
    <nav className="hf-contents-list" aria-label={label}>
      {groups.map((group, at) => (
        <div
          key={group.head?.anchor ?? `group-${at}`}
          className={`hf-contents-group hf-${group.colour}`}
        >
          {group.head === null ? null : <ContentsLine entry={group.head} isHead />}
          <ol>
            {group.entries.map((entry) => (
              <li
                key={entry.anchor}
                hidden={entry.isHidden}
                data-further-line={entry.isHidden ? "" : undefined}
              >
                <ContentsLine entry={entry} />
                <PagesOf entry={entry} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

/** The event cards and the business units, in two columns. */
const PagesOf = ({ entry: { pages } }: { readonly entry: ContentsEntry }) =>
  pages === undefined || pages.length === 0 ? null : (
    <ol className="hf-contents-pages">
      {pages.map((page) => (
        <li key={page.anchor}>
          <ContentsLine entry={page} isPage />
        </li>
      ))}
    </ol>
  );
