import { listStrategicThirdPartyCategories } from "@holdfast/contract/directory/lookup-endpoints";
import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import type { StrategicThirdParty } from "@holdfast/contract/directory/third-party";
import { useState } from "react";
import { useRead } from "../../../platform/api/use-endpoint";
import { useRecordEditor } from "../../../ui/fields/forms/use-record-editor";
import { RecordDialog } from "../../../ui/overlays/record-dialog";
import { useOrganisation } from "../../workspace/public";
import { SuggestionsCard } from "../../industries/public";
import { ThirdPartyForm } from "./third-party-form";
import type { ThirdPartyClassId } from "./use-third-parties";

type SuggestedThirdPartiesCardProps = {
  readonly classId: ThirdPartyClassId;
  /** What one entry is called in a sentence. */
  readonly noun: string;
  readonly thirdParties: readonly StrategicThirdParty[];
};

const nameOf = ({ name }: StrategicThirdParty) => name;

/**
 * The kinds of third parties of this class that the list lacks. Adding one opens the form with its category: suggestions
 * name no businesses.
 */
export const SuggestedThirdPartiesCard = (props: SuggestedThirdPartiesCardProps) => {
  const { classId, noun, thirdParties } = props;
  const { organisationId } = useOrganisation();
  const categories = useRead(listStrategicThirdPartyCategories, {}).data ?? [];
  const editor = useRecordEditor<StrategicThirdParty>();
  const [categoryId, setCategoryId] = useState<number>();
  /** A category can have several kinds: as many of them are left out as the list has entries. */
  const missing = ({ thirdParties: suggested }: PlanSuggestions) =>
    categories
      .filter(({ strategicThirdPartyCategoryClassId: id }) => String(id) === classId)
      .flatMap(({ strategicThirdPartyCategoryId: id }) => {
        const listed = thirdParties.filter(
          (party) => party.strategicThirdPartyCategory.strategicThirdPartyCategoryId === id,
        );
        return suggested
          .filter((kind) => kind.strategicThirdPartyCategoryId === id)
          .slice(listed.length)
          .map(({ name, need }) => ({ name, note: need, id }));
      });
  return (
    <>
      <SuggestionsCard
        kind="third-party"
        noun={noun}
        missing={missing}
        noneText={() => "There is nothing more to suggest for this list."}
        onAdd={({ id }) => {
          setCategoryId(id);
          editor.add();
        }}
      />
      <RecordDialog
        editor={editor}
        noun={noun}
        nameOf={nameOf}
        form={() => (
          <ThirdPartyForm
            orgId={organisationId}
            classId={classId}
            thirdParty={null}
            categoryId={categoryId}
            editor={editor}
          />
        )}
      />
    </>
  );
};
