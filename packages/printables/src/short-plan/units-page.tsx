import { personOf, recoveryText } from "@holdfast/content/plan-text/plan-lookups";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanUnit } from "@holdfast/contract/plan-content/plan-unit";
import { recoveryTimeText } from "../continuity-plan/recovery-time-text";
import { inOrderOfRecovery } from "../continuity-plan/tables/order-of-recovery";
import { RecordedText } from "../document/text/recorded-text";
import { BlankLine } from "./card-line";
import { Labelled, MarkedText, NamedNumber, PersonNumber } from "./labelled";
import { SHORT_PARTS } from "./short-parts";
import { ShortPage } from "./short-page";
import { type UnitCall, unitCalls } from "./unit-calls";

/** One block for each business unit, in the order in which they return. */
export const UnitsPage = ({ content }: { readonly content: PlanContent }) => (
  <ShortPage {...SHORT_PARTS.units} kind="In this order" colour="green">
    {content.units.length === 0 ? <BlankUnits /> : null}
    {inOrderOfRecovery(content.units).map((unit, at) => (
      <UnitBlock key={unit.departmentId} unit={unit} place={at + 1} content={content} />
    ))}
  </ShortPage>
);

interface UnitBlockProps {
  readonly unit: PlanUnit;
  readonly place: number;
  readonly content: PlanContent;
}

function UnitBlock({ unit, place, content }: UnitBlockProps) {
  const { name, rtoDays, isProposed, minimumService, workaround } = unit;
  const limit = rtoDays === null ? null : limitText(rtoDays, content);
  const calls = unitCalls(content, unit);
  const leader = personOf(content, unit.leaderContactId);
  return (
    <section className="hf-short-block">
      <div className="hf-short-block-head">
        <h3>
          {place}. <MarkedText text={name} isProposed={isProposed} />
        </h3>
        <p>Time limit: {limit === null ? <BlankLine /> : <strong>{limit}</strong>}</p>
      </div>
      <dl className="hf-short-labelled">
        <Labelled label="Leads">{leader ? <PersonNumber person={leader} /> : null}</Labelled>
        <Labelled label="Where">
          {unit.recovery ? <Where unit={unit} content={content} /> : null}
        </Labelled>
        {minimumService === null ? null : (
          <Labelled label="At least">
            <RecordedText text={minimumService} />
          </Labelled>
        )}
        <Labelled label="First steps">
          {unit.firstSteps.length === 0 ? null : <FirstSteps steps={unit.firstSteps} />}
        </Labelled>
        <Labelled label="Without systems">
          {workaround === null ? null : <RecordedText text={workaround} />}
        </Labelled>
        <Labelled label="Call">{calls.length === 0 ? null : <Calls calls={calls} />}</Labelled>
      </dl>
    </section>
  );
}

/** Returns when a unit must be back. */
function limitText(rtoDays: number, { plan: { mtpd } }: PlanContent): string {
  const mtpdFacts = { mtpdDays: mtpd?.days ?? null, mtpdName: mtpd?.name ?? null };
  return rtoDays === 0 ? "the same day" : recoveryTimeText(rtoDays, mtpdFacts);
}

const Where = ({ unit: { recovery }, content }: Pick<UnitBlockProps, "unit" | "content">) =>
  recovery === null ? null : (
    <>
      <MarkedText text={recoveryText(content, recovery)} isProposed={recovery.isProposed} />
      {recovery.comments === null ? null : (
        <>
          . <RecordedText text={recovery.comments} />
        </>
      )}
    </>
  );

const FirstSteps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol>
    {steps.map((step, at) => (
      <li key={step}>
        {at + 1}. <RecordedText text={step} />
      </li>
    ))}
  </ol>
);

const Calls = ({ calls }: { readonly calls: readonly UnitCall[] }) =>
  calls.map(({ name, number }, at) => (
    <span key={name}>
      {at === 0 ? null : "; "}
      <NamedNumber name={name} number={number} />
    </span>
  ));

/** Blocks to write in, for a plan without units. */
const BLANK_UNITS = [1, 2, 3];
const BLANK_LABELS = ["What", "Time limit", "Leads", "Where", "First steps", "Without systems"];

const BlankUnits = () => (
  <>
    <p>No business unit is recorded yet. Write down what must work again first.</p>
    {BLANK_UNITS.map((place) => (
      <section key={place} className="hf-short-block">
        <h3>{place}.</h3>
        <dl className="hf-short-labelled">
          {BLANK_LABELS.map((label) => (
            <Labelled key={label} label={label}>
              {null}
            </Labelled>
          ))}
        </dl>
      </section>
    ))}
  </>
);
