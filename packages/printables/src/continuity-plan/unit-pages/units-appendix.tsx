import { AppendixHead } from "../appendices/appendix-head";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { unitFacts } from "./unit-facts";
import { UnitPage } from "./unit-page";

/** One page for each business unit, shortest RTO first; A.10 and the contents list them. */
export const UnitsAppendix = ({ data }: { readonly data: ContinuityPlanData }) =>
  unitFacts(data).map((unit, at) => (
    <UnitPage
      key={unit.anchor}
      unit={unit}
      isExpired={data.plan.isExpired}
      above={at === 0 ? <AppendixHead entry={APPENDICES.units} /> : null}
    />
  ));
