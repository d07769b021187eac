import type { Callee, ShortUnit } from "@holdfast/contract/plan-content/short-plan";
import { Fragment } from "react";
import { RecordedText } from "../document/text/recorded-text";
import { BlankLine } from "../event-cards/card-line";
import { CalleeText, Labelled, MarkedText } from "./labelled";
import { SHORT_PARTS } from "@holdfast/content/short-plan/short-parts";
import { ShortPage } from "../event-cards/short-page";

/** One block for each business unit, in the order in which they return. */
export const UnitsPage = ({ units }: { readonly units: readonly ShortUnit[] }) => (
  <ShortPage {...SHORT_PARTS.units} kind="In this order" colour="green">
    {units.length === 0 ? <BlankUnits /> : null}
    {units.map((unit, at) => (
      <UnitBlock key={unit.departmentId} unit={unit} place={at + 1} />
    ))}
  </ShortPage>
);

function UnitBlock({ unit, place }: { readonly unit: ShortUnit; readonly place: number }) {
  const { name, isProposed, limit, leader, where, minimumService, firstSteps, workaround } = unit;
  return (
    <section className="hf-short-block">
      <div className="hf-short-block-head">
        <h3>
          {place}. <MarkedText text={name} isProposed={isProposed} />
        </h3>
        <p>Time limit: {limit === null ? <BlankLine /> : <strong>{limit}</strong>}</p>
      </div>
      <dl className="hf-short-labelled">
        <Labelled label="Leads">{leader ? <CalleeText callee={leader} /> : null}</Labelled>
        <Labelled label="Where">{where ? <Where where={where} /> : null}</Labelled>
        {minimumService === null ? null : (
          <Labelled label="At least">
            <RecordedText text={minimumService} />
          </Labelled>
        )}
        <Labelled label="First steps">
          {firstSteps.length === 0 ? null : <FirstSteps steps={firstSteps} />}
        </Labelled>
        <Labelled label="Without systems">
          {workaround === null ? null : <RecordedText text={workaround} />}
        </Labelled>
        <Labelled label="Call">
          {unit.calls.length === 0 ? null : <Calls calls={unit.calls} />}
        </Labelled>
      </dl>
    </section>
  );
}

const Where = ({ where }: { readonly where: NonNullable<ShortUnit["where"]> }) => (
  <>
    <MarkedText text={where.text} isProposed={where.isProposed} />
    {where.comments === null ? null : (
      <>
        . <RecordedText text={where.comments} />
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

const Calls = ({ calls }: { readonly calls: readonly Callee[] }) =>
  calls.map((callee, at) => (
    <Fragment key={callee.name}>
      <CalleeText callee={callee} after={at < calls.length - 1 ? ";" : ""} />{" "}
    </Fragment>
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
