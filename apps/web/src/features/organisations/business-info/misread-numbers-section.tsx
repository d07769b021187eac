import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { countryName } from "@holdfast/contract/platform/countries";
import { useState } from "react";
import { SAVED } from "../../../platform/forms/saved-messages";
import { useNumberingPlans } from "../../../platform/forms/phones/use-numbering-plans";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { messageOf } from "../../../ui/feedback/shown-error";
import { showToast } from "../../../ui/feedback/toast-store";
import { CheckboxGroup } from "../../../ui/fields/choices/checkbox-group";
import { misreadNumbers } from "./misread-number-rules";
import { useNumberedRecords } from "./use-numbered-records";

type MisreadNumbersProps = {
  readonly organisation: Organisation;
  /** The country in which numbers without a country code were read before. */
  readonly from: string;
  readonly onDone: () => void;
};

/** How many numbers are listed at a time. The next numbers follow once these are decided. */
const MAX_LISTED = 50;

/** Lists numbers that were read in a different country from the organisation's, and corrects the selected ones. */
export const MisreadNumbers = ({ organisation, from, onDone }: MisreadNumbersProps) => {
  const plans = useNumberingPlans();
  const { records, refetch } = useNumberedRecords(organisation);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const numbers = plans ? misreadNumbers(plans, records, from).slice(0, MAX_LISTED) : [];
  if (numbers.length === 0) return null;
  const name = countryName(organisation.country);
  const save = async () => {
    setSaving(true);
    const chosen = Map.groupBy(
      numbers.filter(({ key }) => selected.includes(key)),
      ({ recordId }) => recordId,
    );
    try {
      for (const record of records) {
        const changed = chosen.get(record.id)?.map(({ field, reread }) => [field, reread]);
        if (changed) await record.save(Object.fromEntries(changed));
      }
      showToast({ variant: "done", title: SAVED });
    } catch (error) {
      showToast({ variant: "problem", title: messageOf(error) });
    } finally {
      await refetch();
      setSelected([]);
      setSaving(false);
    }
  };
  return (
    <Alert
      variant="warning"
      title={`Are these numbers in ${name}?`}
      actions={
        <>
          <Button
            size="small"
            isPending={isSaving}
            isDisabled={selected.length === 0}
            onPress={() => void save()}
          >
            Change selected numbers
          </Button>
          <Button
            size="small"
            variant="quiet"
            onPress={() => setSelected(numbers.map(({ key }) => key))}
          >
            Select all
          </Button>
          <Button size="small" variant="quiet" onPress={onDone}>
            Leave them as they are
          </Button>
        </>
      }
    >
      <p>
        They were saved as numbers in {countryName(from)}, the earlier country of the business.
        Select the numbers that were entered without a country code.
      </p>
      <CheckboxGroup
        name="misreadNumbers"
        label="Numbers"
        isLabelHidden
        description="Numbers that you do not select are not changed."
        choices={numbers.map(({ key, name: owner, saved, reread }) => ({
          id: key,
          name: `${owner}: ${saved} becomes ${reread}`,
        }))}
        value={[...selected]}
        onChange={setSelected}
      />
    </Alert>
  );
};
