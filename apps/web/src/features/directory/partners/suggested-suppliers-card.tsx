import { useState } from "react";
import { RecordDialog } from "../../../ui/overlays/record-dialog";
import { useRecordEditor } from "../../../ui/fields/forms/use-record-editor";
import { useOrganisation } from "../../workspace/public";
import { SuggestionsCard } from "../../industries/public";
import { PartnerForm } from "./partner-form";
import type { Partner } from "./use-partners";

type SuggestedSuppliersCardProps = { readonly suppliers: readonly Partner[] };

const nameOf = ({ name }: Partner) => name;

/** The kinds of suppliers that the list lacks; adding one opens the form with the kind as its category. */
export const SuggestedSuppliersCard = ({ suppliers }: SuggestedSuppliersCardProps) => {
  const organisation = useOrganisation();
  const editor = useRecordEditor<Partner>();
  const [category, setCategory] = useState<string[]>([]);
  return (
    <>
      <SuggestionsCard
        kind="supplier"
        noun="supplier"
        missing={({ suppliersByKind }) =>
          suppliersByKind
            .filter(({ kind }) => !suppliers.some(({ category: tags }) => tags.includes(kind)))
            .map(({ kind, need }) => ({ name: kind, note: need }))
        }
        noneText={() => "There is nothing more to suggest for this list."}
        onAdd={(suggested) => {
          setCategory([suggested.name]);
          editor.add();
        }}
      />
      <RecordDialog
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
