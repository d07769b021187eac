import { PartnersFrame } from "./partners-frame";

/** /organization/customers: the customers of the business. */
export const CustomersScreen = () => (
  <PartnersFrame
    kind="customer"
    title="Customers"
    purpose="The customers you would tell first. They appear in Appendix B of the plan."
    help={
      <>
        <p>
          Customers who hear from you early are more likely to stay. List those you would call on
          the first day and those you can least afford to lose.
        </p>
        <p>
          <strong>For example:</strong> Wharf Hotel, monthly contract, Dana Cole,
          accounts@wharfhotel.example.
        </p>
      </>
    }
    previous={{ to: "/organization/contacts", label: "Contacts" }}
    next={{ to: "/organization/suppliers", label: "Suppliers" }}
    icon="people"
    emptyText="Start with the customer whose order you could least afford to lose."
  />
);
