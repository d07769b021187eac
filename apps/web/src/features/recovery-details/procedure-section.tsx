import { fullName } from "@holdfast/contract/platform/text-rules";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { stepsOf, type UnitProcedure } from "@holdfast/contract/recovery-details/recovery-details";
import { listUnitProcedures } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { useState } from "react";
import { useRead } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import type { BusinessUnit } from "../business-units/public";
import { usePlan } from "../workspace/public";
import styles from "./recovery-details.module.css";
import { ProcedureDialog } from "./procedure-dialog";

type ProcedureSectionProps = {
  readonly planId: string;
  readonly unit: BusinessUnit;
  readonly mayChange: boolean;
};

/** How a business unit works on the day: what its page of the plan says, and the form that changes it. */
export const ProcedureSection = ({ planId, unit, mayChange }: ProcedureSectionProps) => {
  const { organisationId: orgId } = usePlan();
  const procedures = useRead(listUnitProcedures, { params: { planId } });
  const contacts = useRead(listContacts, { params: { orgId } });
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="unit-procedure">
      <h3 id="unit-procedure">On the day</h3>
      <p className={styles.words}>
        Optional. Printed on the unit’s page of the plan. If this is empty, the page has lines to
        write on.
      </p>
      <QueryBoundary queries={[procedures, contacts]} loading={<Skeleton lines={2} height={72} />}>
        {(all, people) => {
          const own = all.find(({ departmentId }) => departmentId === unit.departmentId);
          const procedure = own ?? { ...NONE, departmentId: unit.departmentId };
          const leader = people.find(({ contactId }) => contactId === procedure.leaderContactId);
          const { minimumService, firstSteps, workaround } = procedure;
          const answers = [
            { label: "Leader", text: leader && fullName(leader) },
            { label: "Minimum service", text: minimumService },
            { label: "First steps", text: firstSteps && <Steps text={firstSteps} /> },
            { label: "Without the usual systems", text: workaround },
          ].filter(({ text }) => text);
          return (
            <>
              {answers.length === 0 ? (
                !mayChange && <p>Not entered</p>
              ) : (
                <dl className={styles.answers}>
                  {answers.map(({ label, text }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {mayChange && (
                <Button
                  size="small"
                  icon={answers.length === 0 ? "add" : "edit"}
                  onPress={() => setOpen(true)}
                >
                  {answers.length === 0 ? "Add instructions" : "Edit instructions"}
                </Button>
              )}
              {isOpen && (
                <ProcedureDialog
                  planId={planId}
                  unit={unit}
                  procedure={procedure}
                  contacts={people}
                  onClose={() => setOpen(false)}
                />
              )}
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
};

/** The steps in their order, as the plan prints them. */
const Steps = ({ text }: { readonly text: string }) => (
  <ol>
    {[...stepsOf(text).entries()].map(([at, step]) => (
      <li key={at}>{step}</li>
    ))}
  </ol>
);

const NONE: Omit<UnitProcedure, "departmentId"> = {
  leaderContactId: null,
  minimumService: null,
  firstSteps: null,
  workaround: null,
  version: 0,
};
