import { listStrategicThirdPartyCategories } from "@holdfast/contract/directory/lookup-endpoints";
import type { StrategicThirdParty } from "@holdfast/contract/directory/third-party";
import { useState } from "react";
import { useRead } from "../../../platform/api/use-endpoint";
import { useEntryEditor } from "../../../ui/fields/use-entry-editor";
import { EntryDialog } from "../../../ui/overlays/entry-dialog";
import { useOrganisation } from "../../dashboard/public";
import { StarterSetCard } from "../../industries/public";
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
 * The kinds of third parties of this class that the industry's starter set suggests and the list lacks. Adding one opens
 * the form with its category: a set knows no businesses.
 */
export const SuggestedThirdPartiesCard = (props: SuggestedThirdPartiesCardProps) => {
  const { classId, noun, thirdParties } = props;
  const { organisationId } = useOrganisation();
  const categories = useRead(listStrategicThirdPartyCategories, {}).data ?? [];
  const editor = useEntryEditor<StrategicThirdParty>();
  const [categoryId, setCategoryId] = useState<number>();
  const isListed = (id: number) =>
    thirdParties.some(
      ({ strategicThirdPartyCategory: listed }) => listed.strategicThirdPartyCategoryId === id,
    );
  return (
    <>
      <StarterSetCard
        noun={noun}
        missing={(set) =>
          set.thirdParties.flatMap(({ strategicThirdPartyCategoryId: id, need }) => {
            const category = categories.find((one) => one.strategicThirdPartyCategoryId === id);
            const isOfClass = String(category?.strategicThirdPartyCategoryClassId) === classId;
            return category && isOfClass && !isListed(id)
              ? [{ name: category.name, note: need, id }]
              : [];
          })
        }
        noneText={() => "There is nothing more to suggest for this list."}
        onAdd={({ id }) => {
          setCategoryId(id);
          editor.add();
        }}
      />
      <EntryDialog
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
