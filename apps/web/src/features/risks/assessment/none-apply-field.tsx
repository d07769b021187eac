import type { RiskCategory } from "@holdfast/contract/library/risk-lookups";
import { Checkbox } from "../../../ui/fields/choices/checkbox";
import { useRuledOutChoice } from "../use-ruled-out-categories";

type NoneApplyFieldProps = {
  /** A category without a risk answered Yes. */
  readonly category: RiskCategory;
  readonly isDisabled: boolean;
};

/** The honest 'no' to a whole category, which then counts as looked at. */
export const NoneApplyField = ({ category, isDisabled }: NoneApplyFieldProps) => {
  const { isRuledOut, choose } = useRuledOutChoice(category.riskCategoryId);
  return (
    <Checkbox value={isRuledOut} onChange={choose} isDisabled={isDisabled}>
      None of these apply
      <span className="visually-hidden">{` in ${category.name}`}</span>
    </Checkbox>
  );
};
