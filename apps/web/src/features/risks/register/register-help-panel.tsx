/** Explains what the register is for and how to maintain it. */
export const RegisterHelpPanel = () => (
  <>
    <p>
      The register is the list you and your broker go through together: what can happen, what it
      would cost a year, and who does what about it by when.
    </p>
    <p>Give every risk one person and one date. If everyone owns a risk, no one does.</p>
    <p>
      <strong>For example:</strong> review the top 10, which cost most a year. Then filter by
      overdue and set a new date for each risk, or mark it complete.
    </p>
  </>
);
