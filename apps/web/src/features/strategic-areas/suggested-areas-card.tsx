import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import {
  createStrategicCriticalArea,
  listStrategicCriticalAreas,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { useChange } from "../../platform/api/use-endpoint";
import { CREATED } from "../../platform/forms/saved-messages";
import { showToast } from "../../ui/feedback/toast-store";
import { useOrganisation } from "../workspace/public";
import { isSameName, SuggestionsCard } from "../industries/public";
import { useAreaChanges } from "./use-area-changes";

type SuggestedAreasCardProps = { readonly areas: readonly StrategicCriticalArea[] };

type SuggestedArea = PlanSuggestions["strategicAreas"][number] & { readonly note: string };

/** The suggested strategic areas that the organisation lacks. */
export const SuggestedAreasCard = ({ areas }: SuggestedAreasCardProps) => {
  const { organisationId: orgId } = useOrganisation();
  const changes = useAreaChanges(orgId);
  const create = useChange(createStrategicCriticalArea, [], [listStrategicCriticalAreas]);
  const add = async (suggested: readonly SuggestedArea[], isUnread: boolean) => {
    // One by one, in their order: after a failure, the list shows what was added before it.
    for (const { name, description, strategicCriticalAreaCategoryId } of suggested) {
      const fields = { name, description, strategicCriticalAreaCategoryId };
      const body = isUnread ? { ...fields, proposed: true } : fields;
      await changes.saved(await create.mutateAsync({ params: { orgId }, body }));
    }
    showToast({ variant: "done", title: CREATED });
  };
  return (
    <SuggestionsCard
      kind="strategic-area"
      noun="strategic area"
      missing={({ strategicAreas }) =>
        strategicAreas
          .filter(({ name }) => !areas.some((area) => isSameName(area.name, name)))
          .map((area) => ({ ...area, note: area.description }))
      }
      onAdd={(area) => add([area], false)}
      onAddAll={(all) => add(all, true)}
    />
  );
};
