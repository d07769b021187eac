/** Explains what the register is for and how to maintain it. */
export const RegisterHelpPanel = () => (
  <>
    <p>
      The register is the list you and your broker go through together: what can happen, what it
      would cost per year, who is dealing with it, and by when.
    </p>
    <p>
      Give every risk one responsible person and one date, so that it is clear who acts and when.
    </p>
    <p>
      <strong>For example:</strong> review the 10 risks that cost the most per year. Then filter by
      Overdue and, for each risk, set a new date or mark it complete.
    </p>
  </>
);
