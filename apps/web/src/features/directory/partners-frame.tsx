import { ContactLinks } from "../../ui/layout/contact-link";
import type { TableColumn } from "../../ui/table/table-column";
import { useChange, useDeletion, useRead } from "../../platform/api/use-endpoint";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { useOrganisation } from "../dashboard/public";
import { DirectoryFrame } from "./directory-frame";
import type { DirectoryFrameProps } from "./directory-frame";
import {
  bodyOfPartner,
  idOfPartner,
  PARTNER_ENDPOINTS,
  paramsOfPartner,
  usePartnerRows,
} from "./use-partners";
import type { Partner, PartnerKind } from "./use-partners";

const PartnerForm = lazyComponent(async () => (await import("./partner-form")).PartnerForm);

type PartnersFrameProps = Pick<
  DirectoryFrameProps<Partner>,
  "title" | "purpose" | "help" | "previous" | "next" | "icon" | "emptyText"
> & { readonly kind: PartnerKind };

const COLUMNS: readonly TableColumn<Partner>[] = [
  {
    id: "name",
    header: "Name",
    isName: true,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    width: "23%",
  },
  {
    id: "category",
    header: "Category",
    cell: ({ category }) => category.join(", "),
    sortBy: ({ category }) => category.join(", "),
    width: "20%",
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
];

const nameOf = ({ name }: Partner) => name;
const searchText = (partner: Partner) => [
  partner.name,
  partner.category.join(" "),
  partner.contactPerson,
  partner.email,
  partner.phone,
  partner.address,
];

/** The list of customers or of suppliers. */
export const PartnersFrame = ({ kind, ...texts }: PartnersFrameProps) => {
  const { organisationId: orgId } = useOrganisation();
  const { list, create, remove, deletedMessage } = PARTNER_ENDPOINTS[kind];
  const partners = useRead<typeof list>(list, { params: { orgId } });
  const rows = usePartnerRows(kind, orgId);
  const creation = useChange<typeof create>(create);
  const deletion = useDeletion<typeof remove>(remove);
  return (
    <DirectoryFrame
      {...texts}
      kind={kind}
      noun={kind}
      nouns={`${kind}s`}
      entries={partners}
      columns={COLUMNS}
      rowKey={idOfPartner}
      nameOf={nameOf}
      searchText={searchText}
      form={(partner, editor) => (
        <PartnerForm kind={kind} orgId={orgId} partner={partner} editor={editor} />
      )}
      onDelete={async (partner) => {
        await deletion.mutateAsync({ params: paramsOfPartner(orgId, partner) });
        rows.drop(partner);
      }}
      deletes={`This ${kind} will be removed from the list and from the plan the next time you download it.`}
      deletedMessage={deletedMessage}
      undoOf={(partner) => async () =>
        rows.put(await creation.mutateAsync({ params: { orgId }, body: bodyOfPartner(partner) }))
      }
    />
  );
};
