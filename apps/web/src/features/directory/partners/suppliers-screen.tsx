import { SuggestionsSection } from "../../industries/public";
import { PartnersFrame } from "./partners-frame";
import { SuggestedSuppliersCard } from "./suggested-suppliers-card";

/** /organization/suppliers: the suppliers of the business. */
export const SuppliersScreen = () => (
  <PartnersFrame
    kind="supplier"
    title="Suppliers"
    purpose="The suppliers you cannot open without. They appear in Appendix A of the plan."
    help={
      <>
        <p>
          If a key supplier stops, you may have to stop too. List those you could not replace within
          a day, and ask whether they have a continuity plan.
        </p>
        <p>
          <strong>For example:</strong> BrightByte IT Services, servers and email, Tom Reid, with
          the number of the help desk.
        </p>
      </>
    }
    previous={{ to: "/organization/customers", label: "Customers" }}
    next={{ to: "/organization/strategic-third-parties", label: "Strategic Third Parties" }}
    icon="truck"
    emptyText="Start with the supplier whose delivery you would miss within a day."
    suggest={(suppliers) => (
      <SuggestionsSection listLength={suppliers.length}>
        <SuggestedSuppliersCard suppliers={suppliers} />
      </SuggestionsSection>
    )}
  />
);
