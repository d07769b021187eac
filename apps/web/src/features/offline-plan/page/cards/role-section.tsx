import type { RoleCard } from "@holdfast/contract/plan-content/card-text";
import { type CardLinks, StepList } from "./step-list";

/** Shows what one person does in any event. */
export const RoleSection = ({
  role,
  links,
}: {
  readonly role: RoleCard;
  readonly links: CardLinks;
}) => (
  <>
    <p>{role.mission}</p>
    <p>Reports to: {role.reportsTo}</p>
    <StepList title="First 10 minutes" steps={role.first10Minutes} links={links} />
    <StepList title="First hour" steps={role.firstHour} links={links} />
    <StepList title="First day" steps={role.firstDay} links={links} />
    {role.whenMerged !== "" && (
      <>
        <h3>With few people</h3>
        <p>{role.whenMerged}</p>
      </>
    )}
    <h3>Handing over</h3>
    <p>{role.handOver}</p>
  </>
);
