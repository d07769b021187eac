import type { Callee, ShortPlan, ShortUnit } from "@holdfast/contract/plan-content/short-plan";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import type { ReactNode } from "react";
import { ContactItem } from "../contact-list";
import styles from "../page.module.css";

/** Shows how each business unit comes back, in the order in which they must. */
export const ShortUnitList = ({ units }: { readonly units: ShortPlan["units"] }) =>
  units.length === 0 ? (
    <p className={styles.blank}>not recorded</p>
  ) : (
    units.map((unit, at) => (
      <section key={unit.departmentId}>
        <h3>
          {at + 1}. {markedName(unit.name, unit.isProposed)}
        </h3>
        <UnitFacts unit={unit} />
        <ul className={styles.contacts} aria-label={`Call for ${unit.name}`}>
          {unit.leader && <Called callee={unit.leader} about="Leads" />}
          {unit.calls.map((callee) => (
            <Called key={callee.name} callee={callee} about="" />
          ))}
        </ul>
      </section>
    ))
  );

const UnitFacts = ({
  unit: { limit, where, minimumService, firstSteps, workaround },
}: {
  readonly unit: ShortUnit;
}) => (
  <dl className={styles.facts}>
    <Fact label="Time limit">{limit}</Fact>
    <Fact label="Where">
      {where &&
        [markedName(where.text, where.isProposed), where.comments].filter(Boolean).join(". ")}
    </Fact>
    {minimumService !== null && <Fact label="At least">{minimumService}</Fact>}
    <Fact label="First steps">
      {firstSteps.length === 0 ? null : (
        <ol className={styles.actions}>
          {firstSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </Fact>
    <Fact label="Without systems">{workaround}</Fact>
  </dl>
);

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children ?? <span className={styles.blank}>not recorded</span>}</dd>
  </div>
);

const Called = ({ callee, about }: { readonly callee: Callee; readonly about: string }) => (
  <ContactItem
    contact={{
      name: markedName(callee.name, callee.isProposed),
      about,
      mobile: "",
      phone: callee.number ?? "",
      email: "",
    }}
  />
);
