import { THIRD_PARTY_CLASSES } from "@holdfast/contract/directory/third-party";
import type { StrategicThirdParty } from "@holdfast/contract/directory/third-party";
import { listStrategicThirdParties } from "@holdfast/contract/directory/third-party-endpoints";
import { ContactLinks } from "../../../ui/layout/contact-link";
import type { TableColumn } from "../../../ui/table/table-column";
import { useRead } from "../../../platform/api/use-endpoint";
import { FIRST_PAGE, useIsSlow } from "../../../platform/lists/use-first-page";
import { useOrganisation } from "../../workspace/public";
import { DirectoryFrame } from "../directory-frame";
import type { DirectoryFrameProps } from "../directory-frame";
import { idOfThirdParty } from "./use-third-parties";
import { SuggestionsSection } from "../../industries/public";
import { SuggestedThirdPartiesCard } from "./suggested-third-parties-card";
import { ThirdPartyForm } from "./third-party-form";

type ThirdPartiesFrameProps = Pick<
  DirectoryFrameProps<StrategicThirdParty>,
  "title" | "purpose" | "help" | "previous" | "next" | "noun" | "nouns" | "icon" | "emptyText"
> & {
  readonly thirdPartyClass: keyof typeof THIRD_PARTY_CLASSES;
};

const categoryOf = (row: StrategicThirdParty) =>
  row.strategicThirdPartyCategoryText ?? row.strategicThirdPartyCategory.name;

const COLUMNS: readonly TableColumn<StrategicThirdParty>[] = [
  {
    id: "name",
    header: "Name",
    isName: true,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    width: "22%",
  },
  {
    id: "category",
    header: "Category",
    cell: categoryOf,
    sortBy: categoryOf,
    filter: { allLabel: "All categories", valuesOf: (row) => [categoryOf(row)] },
    width: "22%",
  },
  {
    id: "contactPerson",
    header: "Contact person",
    cell: ({ contactPerson }) => contactPerson,
    sortBy: ({ contactPerson }) => contactPerson,
    width: "18%",
  },
  {
    id: "reach",
    header: "Phone and email",
    cell: ({ phone, email }) => <ContactLinks phones={[phone]} email={email} />,
    width: "32%",
  },
  {
    id: "address",
    header: "Address",
    cell: ({ address }) => address,
    sortBy: ({ address }) => address,
    isExtra: true,
  },
  {
    id: "website",
    header: "Website",
    cell: ({ website }) => website,
    sortBy: ({ website }) => website,
    isExtra: true,
  },
  { id: "comments", header: "Comments", cell: ({ comments }) => comments, isExtra: true },
];

const nameOf = ({ name }: StrategicThirdParty) => name;
const searchText = (row: StrategicThirdParty) => [
  row.name,
  categoryOf(row),
  row.contactPerson,
  row.email,
  row.phone,
  row.address,
  row.comments,
];

/** The list of one class of strategic third parties. */
export const ThirdPartiesFrame = ({ thirdPartyClass, ...texts }: ThirdPartiesFrameProps) => {
  const { organisationId: orgId } = useOrganisation();
  const classId = THIRD_PARTY_CLASSES[thirdPartyClass];
  const thirdParties = useRead(listStrategicThirdParties, {
    params: { orgId },
    query: { classId },
  });
  const first = useRead(
    listStrategicThirdParties,
    useIsSlow(thirdParties) ? { params: { orgId }, query: { classId, ...FIRST_PAGE } } : null,
  );
  return (
    <DirectoryFrame
      {...texts}
      kind={thirdPartyClass}
      entries={thirdParties}
      firstPage={first.data}
      columns={COLUMNS}
      rowKey={idOfThirdParty}
      nameOf={nameOf}
      searchText={searchText}
      suggestions={
        thirdParties.data && (
          <SuggestionsSection listLength={thirdParties.data.length}>
            <SuggestedThirdPartiesCard
              classId={classId}
              noun={texts.noun}
              thirdParties={thirdParties.data}
            />
          </SuggestionsSection>
        )
      }
      form={(thirdParty, editor) => (
        <ThirdPartyForm orgId={orgId} classId={classId} thirdParty={thirdParty} editor={editor} />
      )}
    />
  );
};
