import { primaryOf } from "@holdfast/content/plan-text/first-calls";
import type { CardFact, CardPiece } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { RecordedText } from "../document/text/recorded-text";
import { FactRows } from "../event-cards/fact-rows";
import { sheetFacts } from "./first-facts";

const STEPS = [
  "Danger? Move yourself and others away from it.",
  "Call for help. Say where we are.",
  "If you have to get out: go to the meeting point. No one goes back in.",
  "Tell the Leader what you saw, and who is missing.",
];

/** The incident levels, in a line each. */
const LEVELS = [
  { level: "Level 1, minor:", is: "one room, one system" },
  { level: "Level 2, serious:", is: "part of the site or a key system" },
  { level: "Level 3, crisis:", is: "the whole site, or people badly hurt" },
];

/** What a visitor or a casual worker needs, on A3: nothing that must not hang in the open, such as private numbers. */
export const Poster = ({ content }: { readonly content: PlanContent }) => (
  <section className="hf-poster" data-fit="hf-poster--close hf-poster--dense">
    <p className="hf-poster-name">
      <RecordedText text={content.organisation.name} />
    </p>
    <h2>In an emergency</h2>
    <FactRows
      facts={[
        ...sheetFacts(content, ["emergencyNumber", "siteAddress"]),
        ...sheetFacts(content, ["meetingPoint"]),
        exitsOf(content),
        leaderOf(content),
      ]}
    />
    <ol className="hf-poster-steps">
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <ul className="hf-poster-levels">
      {LEVELS.map(({ level, is }) => (
        <li key={level}>
          <strong>{level}</strong> {is}
        </li>
      ))}
    </ul>
  </section>
);

const exitsOf = ({ site }: PlanContent): CardFact => ({
  fact: "exitRoutes",
  label: "Ways out",
  lines: [[site.exitRoutes === null ? { toFillIn: "exitRoutes" } : { recorded: site.exitRoutes }]],
});

const EMERGENCY_TEAM = 1;

/** Returns the leader and the business's own number: a person's number is not for everyone to read. */
function leaderOf(content: PlanContent): CardFact {
  const leader = primaryOf(content, EMERGENCY_TEAM);
  const { phone } = content.location;
  const name: CardPiece = leader ? { recorded: leader.name } : { toFillIn: "leader" };
  return {
    fact: "leader",
    label: "Tell the Leader",
    lines: [[name, ...(phone === null ? [] : [", ", { phone }])]],
  };
}
