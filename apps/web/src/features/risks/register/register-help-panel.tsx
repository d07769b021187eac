/** What the register is for, and how it is kept alive. */
export const RegisterHelpPanel = () => (
  <>
    <p>
      The register is the list you and your broker sit down over: what can happen, what it would
      cost a year, and who does what about it by when.
    </p>
    <p>
      Give every risk one person and one date. A risk that belongs to everybody is looked at by
      nobody.
    </p>
    <p>
      <strong>For example:</strong> sort by annualised value and go through the ten at the top; then
      show what is overdue and settle a new date, or mark it complete.
    </p>
  </>
);
