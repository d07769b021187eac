import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { useChange } from "../../platform/api/use-endpoint";
import { CREATED } from "../../platform/forms/saved-messages";
import { showToast } from "../../ui/feedback/toast-store";
import { usePlan } from "../workspace/public";
import { SuggestionsCard } from "../industries/public";
import { changesOf } from "./unit-names-rules";
import type { BusinessUnit } from "./unit-names-rules";
import { READS_OF_UNITS } from "./use-business-units";

type SuggestedUnitsCardProps = { readonly units: readonly BusinessUnit[] };

/** The suggested business units that the location lacks. */
export const SuggestedUnitsCard = ({ units }: SuggestedUnitsCardProps) => {
  const { organisationId: orgId, branchId } = usePlan();
  const create = useChange(createDepartments, READS_OF_UNITS);
  const add = async (names: string[], isUnread: boolean) => {
    await create.mutateAsync({
      params: { orgId, branchId },
      body: isUnread ? { names, proposed: true } : { names },
    });
    showToast({ variant: "done", title: CREATED });
  };
  return (
    <SuggestionsCard
      kind="business-unit"
      noun="business unit"
      missing={({ businessUnits }) => {
        const names = businessUnits.map(({ name }) => name);
        const { added } = changesOf(units, names);
        return businessUnits
          .filter(({ name }) => added.includes(name))
          .map(({ name, why }) => ({ name, note: why }));
      }}
      onAdd={({ name }) => add([name], false)}
      onAddAll={(suggested) =>
        add(
          suggested.map(({ name }) => name),
          true,
        )
      }
    />
  );
};
