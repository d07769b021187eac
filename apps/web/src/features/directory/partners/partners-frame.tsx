import type { ReactNode } from "react";
import { ContactLinks } from "../../../ui/layout/contact-link";
import type { TableColumn } from "../../../ui/table/table-column";
import { useRead } from "../../../platform/api/use-endpoint";
import { FIRST_PAGE, useIsSlow } from "../../../platform/lists/use-first-page";
import { useOrganisation } from "../../workspace/public";
import { DirectoryFrame } from "../directory-frame";
import type { DirectoryFrameProps } from "../directory-frame";
import { idOfPartner, PARTNER_ENDPOINTS } from "./use-partners";
import type { Partner, PartnerKind } from "./use-partners";
import { PartnerForm } from "./partner-form";

type PartnersFrameProps = Pick<
  DirectoryFrameProps<Partner>,
  "title" | "purpose" | "help" | "previous" | "next" | "icon" | "emptyText"
> & {
  readonly kind: PartnerKind;
  /** Renders suggestions for a short list. */
  readonly suggest?: (partners: readonly Partner[]) => ReactNode;
};

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
    filter: { allLabel: "All categories", valuesOf: ({ category }) => category },
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
export const PartnersFrame = ({ kind, suggest, ...texts }: PartnersFrameProps) => {
  const { organisationId: orgId } = useOrganisation();
  const { list } = PARTNER_ENDPOINTS[kind];
  const partners = useRead<typeof list>(list, { params: { orgId } });
  const first = useRead<typeof list>(
    list,
    useIsSlow(partners) ? { params: { orgId }, query: FIRST_PAGE } : null,
  );
  return (
    <DirectoryFrame
      {...texts}
      kind={kind}
      noun={kind}
      nouns={`${kind}s`}
      entries={partners}
      firstPage={first.data}
      columns={COLUMNS}
      rowKey={idOfPartner}
      nameOf={nameOf}
      searchText={searchText}
      suggestions={partners.data && suggest?.(partners.data)}
      form={(partner, editor) => (
        <PartnerForm kind={kind} orgId={orgId} partner={partner} editor={editor} />
      )}
    />
  );
};
