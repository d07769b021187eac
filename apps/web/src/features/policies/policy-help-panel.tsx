/** Explains what the policy is for and how to write it. */
export const PolicyHelpPanel = () => (
  <>
    <p>
      The policy states what top management commits to: what the business protects, who is
      responsible and how the program is kept up to date. Insurers, large customers and auditors ask
      for it first.
    </p>
    <p>
      <strong>Governance Committee.</strong> Choose the people who decide on money and priorities.
      In a small business this is the owner and one or two managers.
    </p>
    <p>
      <strong>Statement.</strong> Choose the one that fits best, then edit it to describe your
      business.
    </p>
    <p>
      The rest of the text covers ISO 22301, clause 5.2. Download the policy, have it signed, and
      record the signature here.
    </p>
  </>
);
