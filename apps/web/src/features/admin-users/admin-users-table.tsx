import type { Broker } from "@holdfast/contract/admin-users/broker-endpoints";
import { IconButton } from "../../ui/buttons/icon-button";
import { ContactLinks } from "../../ui/layout/contact-link";
import { SearchTable } from "../../ui/table/search-table";
import type { TableColumn } from "../../ui/table/table-column";
import { nameOfBroker } from "./broker-name-rules";
import styles from "./admin-users.module.css";

type AdminUsersTableProps = {
  readonly brokers: readonly Broker[];
  /** Id of the signed-in broker, who cannot be changed here. */
  readonly ownId: string | null;
  readonly onEdit: (broker: Broker) => void;
  readonly onDelete: (broker: Broker) => void;
};

const searchText = (broker: Broker) => [nameOfBroker(broker), broker.email];

const columnsFor = (ownId: string | null): readonly TableColumn<Broker>[] => [
  {
    id: "name",
    header: "Name",
    isName: true,
    sortBy: nameOfBroker,
    cell: (broker) => (
      <>
        {nameOfBroker(broker)}
        {broker.brokerId === ownId && <span className={styles.own}>You</span>}
      </>
    ),
  },
  {
    id: "email",
    header: "Email",
    sortBy: ({ email }) => email,
    cell: ({ email }) => <ContactLinks phones={[]} email={email} />,
  },
];

/** The admin users of a brokerage. The signed-in person has no actions. */
export const AdminUsersTable = ({ brokers, ownId, onEdit, onDelete }: AdminUsersTableProps) => (
  <SearchTable
    caption="Admin users"
    noun="admin user"
    nouns="admin users"
    rows={brokers}
    columns={columnsFor(ownId)}
    searchText={searchText}
    rowKey={({ brokerId }) => brokerId}
    actions={(broker) =>
      broker.brokerId !== ownId && (
        <span className={styles.actions}>
          <IconButton
            icon="edit"
            label={`Change the email of ${nameOfBroker(broker)}`}
            onPress={() => onEdit(broker)}
          />
          <IconButton
            icon="trash"
            variant="danger"
            label={`Delete ${nameOfBroker(broker)}`}
            onPress={() => onDelete(broker)}
          />
        </span>
      )
    }
  />
);
