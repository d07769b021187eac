import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { dateText } from "../document/text/date-text";
import { RecordedText } from "../document/text/recorded-text";
import { FactRows } from "../event-cards/fact-rows";
import type { ShortPlanData } from "../short-plan/short-plan-data";
import { sheetFacts } from "./first-facts";

/** Both sides of the card: what is asked for at once, and whom to call after that. */
const FRONT = ["emergencyNumber", "siteAddress", "meetingPoint", "leader", "nextInLine"];
const BACK = ["insurerClaims", "cyberInsurerLine", "broker", "landlord", "contactNumber"];

/** As many as a page holds, for the people who lead. */
const CARDS = [1, 2, 3, 4];

/** Cards of the size of a bank card, to cut out and fold once. */
export const WalletSheet = ({ data }: { readonly data: ShortPlanData }) => (
  <section className="hf-sheet hf-short-page hf-grey">
    <h2>Wallet card</h2>
    <p className="hf-short-lead">
      Print at 100 % (‘actual size’). Cut along the solid lines, fold at the dashed line.
    </p>
    {CARDS.map((card) => (
      <div key={card} className="hf-wallet-card">
        <Side content={data.content} facts={FRONT} note={null} />
        <Side
          content={data.content}
          facts={BACK}
          note={`Issued ${dateText(data.dateIssued)}. Replace after each change.`}
        />
      </div>
    ))}
  </section>
);

interface SideProps {
  readonly content: PlanContent;
  readonly facts: readonly string[];
  /** Instead of the name of the business. */
  readonly note: string | null;
}

const Side = ({ content, facts, note }: SideProps) => (
  <div className="hf-wallet-side">
    <div className="hf-wallet-text" data-fit="hf-wallet-text--dense">
      <p>{note ?? <RecordedText text={content.organisation.name} />}</p>
      <FactRows facts={sheetFacts(content, facts)} />
    </div>
  </div>
);
