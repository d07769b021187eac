import type { Customer } from "@holdfast/contract/directory/trading-partner";
import { ContactLinks } from "../../ui/layout/contact-link";
import type { TableColumn } from "../../ui/table/table-column";
import { DirectoryFrame } from "./directory-frame";
import type { DirectoryFrameProps } from "./directory-frame";

/** Customers and suppliers have the same fields. */
type Partner = Omit<Customer, "customerId">;

type PartnersFrameProps<Row extends Partner> = Omit<
  DirectoryFrameProps<Row>,
  "columns" | "nameOf" | "searchText"
>;

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
export const PartnersFrame = <Row extends Partner>(props: PartnersFrameProps<Row>) => (
  <DirectoryFrame {...props} columns={COLUMNS} nameOf={nameOf} searchText={searchText} />
);
