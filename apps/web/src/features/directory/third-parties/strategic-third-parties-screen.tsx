import { ThirdPartiesFrame } from "./third-parties-frame";

/** /organization/strategic-third-parties: advisers and providers of the business. */
export const StrategicThirdPartiesScreen = () => (
  <ThirdPartiesFrame
    thirdPartyClass="strategicThirdParties"
    title="Strategic Third Parties"
    purpose="Advisers and providers you rely on every week. They appear in Appendix C of the plan."
    help={
      <>
        <p>
          In the first hours you need the emergency number of your insurer, landlord, bank and
          internet provider, and your account number with each.
        </p>
        <p>
          <strong>For example:</strong> Coastal Insurance Brokers, Insurance Broker, Mei Tan, policy
          number in the comments.
        </p>
      </>
    }
    previous={{ to: "/organization/suppliers", label: "Suppliers" }}
    next={{ to: "/organization/strategic-crisis-experts", label: "Strategic Crisis Experts" }}
    noun="strategic third party"
    nouns="strategic third parties"
    icon="layers"
    emptyText="Start with your insurance broker and your landlord."
  />
);
