import {
  CUSTOMER_DELETED,
  deleteCustomer,
  listCustomers,
} from "@holdfast/contract/directory/customer-endpoints";
import { callDeletion } from "../../platform/api/call-deletion";
import { useRead, useRefresh } from "../../platform/api/use-endpoint";
import { useOrganisation } from "../dashboard/public";
import { PartnersFrame } from "./partners-frame";
import { lazyComponent } from "../../platform/routing/lazy-component";

const AddCustomerForm = lazyComponent(
  async () => (await import("./customer-form")).AddCustomerForm,
);
const EditCustomerForm = lazyComponent(
  async () => (await import("./customer-form")).EditCustomerForm,
);

/** /organization/customers: the customers of the business. */
export const CustomersScreen = () => {
  const { organisationId: orgId } = useOrganisation();
  const customers = useRead(listCustomers, { params: { orgId } });
  const refresh = useRefresh();
  return (
    <PartnersFrame
      title="Customers"
      purpose="The customers you would tell first. They appear in Appendix B of the plan."
      help={
        <>
          <p>
            Customers forgive an outage sooner than silence. List those whose loss would hurt most
            and those you would call within the first day.
          </p>
          <p>
            <strong>For example:</strong> Wharf Hotel, weekly coffee order, Dana Cole,
            orders@wharfhotel.example.
          </p>
        </>
      }
      previous={{ to: "/organization/contacts", label: "Contacts" }}
      next={{ to: "/organization/suppliers", label: "Suppliers" }}
      noun="customer"
      nouns="customers"
      icon="people"
      entries={customers}
      rowKey={({ customerId }) => customerId}
      emptyText="Start with the customer whose order you could least afford to lose."
      form={(customer, editor) =>
        customer === null ? (
          <AddCustomerForm orgId={orgId} editor={editor} />
        ) : (
          <EditCustomerForm orgId={orgId} editor={editor} customer={customer} />
        )
      }
      onDelete={async ({ customerId }) => {
        await callDeletion(deleteCustomer, { params: { orgId, customerId } });
        await refresh(listCustomers);
      }}
      deletes="This customer will be removed from the list and from the plan the next time you download it."
      deletedMessage={CUSTOMER_DELETED}
    />
  );
};
