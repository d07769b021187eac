import { useState } from "react";
import { EntryDialog } from "../../../ui/overlays/entry-dialog";
import { useEntryEditor } from "../../../ui/fields/use-entry-editor";
import { useOrganisation } from "../../dashboard/public";
import { StarterSetCard } from "../../industries/public";
import { PartnerForm } from "./partner-form";
import type { Partner } from "./use-partners";

type SuggestedSuppliersCardProps = { readonly suppliers: readonly Partner[] };

const nameOf = ({ name }: Partner) => name;

/** The kinds of suppliers that the industry's starter set suggests; adding one opens the form with its category. */
export const SuggestedSuppliersCard = ({ suppliers }: SuggestedSuppliersCardProps) => {
  const organisation = useOrganisation();
  const editor = useEntryEditor<Partner>();
  const [category, setCategory] = useState<string[]>([]);
  const noteOf = (need: string, tag: string) => {
    const names = suppliers.filter((one) => one.category.includes(tag)).map(nameOf);
    return names.length === 0 ? need : `${need} In your list under ${tag}: ${names.join(", ")}.`;
  };
  return (
    <>
      <StarterSetCard
        noun="supplier"
        missing={({ suppliersByKind }) =>
          suppliersByKind.map(({ kind, exampleNeed, category: tag }) => ({
            name: kind,
            note: noteOf(exampleNeed, tag),
            category: tag,
          }))
        }
        onAdd={(suggested) => {
          setCategory([suggested.category]);
          editor.add();
        }}
      />
      <EntryDialog
        editor={editor}
        noun="supplier"
        nameOf={nameOf}
        form={() => (
          <PartnerForm
            kind="supplier"
            orgId={organisation.organisationId}
            partner={null}
            category={category}
            editor={editor}
          />
        )}
      />
    </>
  );
};
