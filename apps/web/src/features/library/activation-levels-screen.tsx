import { INCIDENT_LEVELS } from "@holdfast/content/library/response/incident-levels";
import type { IncidentLevel } from "@holdfast/content/library/response/incident-levels";
import { ACTIVATION_RULES, LEVEL_RULES } from "@holdfast/content/plan-template/agreed-rules";
import {
  IncidentLevelsDiagram,
  LEVEL_STEPS,
} from "@holdfast/printables/continuity-plan/diagrams/incident-levels-diagram";
import "@holdfast/printables/document.css";
import { Card } from "../../ui/layout/card";
import { Link } from "react-router";
import { PageFrame } from "../../ui/layout/page-frame";
import styles from "./library.module.css";

/** /dashboard/activation-levels: how serious an incident is, and who activates the plan. */
export const ActivationLevelsScreen = () => (
  <PageFrame
    title="Activation Levels"
    purpose="How to tell how serious an incident is, and who activates the plan."
    help={
      <>
        <p>
          In the first minutes, people agree faster on a number than on a description. Choose the
          highest level whose description fits, and change it as you learn more.
        </p>
        <p>
          {LEVEL_RULES.set} {LEVEL_RULES.confirmed}
        </p>
        <p>
          {ACTIVATION_RULES.levels2And3} {ACTIVATION_RULES.alone} Find its members under{" "}
          <Link to="/dashboard/teams">Teams</Link>.
        </p>
        <p>
          <strong>For example:</strong> a broken air conditioner is level 1 for an office. A small
          fire that closes the office for a week is level 2. A flood that takes the whole building
          is level 3.
        </p>
      </>
    }
  >
    <Card title="Who activates the plan">
      <div className={`hf-document ${styles.diagram}`}>
        <IncidentLevelsDiagram />
      </div>
      <LevelSteps />
    </Card>
    {INCIDENT_LEVELS.map((level) => (
      <LevelCard key={level.level} {...level} />
    ))}
  </PageFrame>
);

/** The diagram for screens where its text would be too small: its steps below one another. */
const LevelSteps = () => (
  <div className={styles.steps}>
    <p className={styles.impact}>Lower impact</p>
    <ol aria-label="Incident levels, from lower to higher impact">
      {LEVEL_STEPS.map(({ level, title, lines }, at) => (
        <li key={level} className={styles.step} data-level={at + 1}>
          <strong>
            {level}: {title}
          </strong>
          <p>{lines.join(" ")}</p>
        </li>
      ))}
    </ol>
    <p className={styles.impact}>Higher impact</p>
    <p>CMT: Crisis Management Team. The whole plan is usually activated only at level 2 or 3.</p>
  </div>
);

const LevelCard = ({ level, name, title, note, ...impact }: IncidentLevel) => (
  <Card title={`${name}: ${title}`} id={`level-${level}`}>
    <p className={styles.note} data-level={level}>
      {note}
    </p>
    <div className={styles.impacts}>
      <section>
        <h3>Physical and operational impact</h3>
        <ImpactList lines={impact.physicalImpact} />
      </section>
      <section>
        <h3>Reputation impact</h3>
        <ImpactList lines={impact.reputationImpact} />
      </section>
    </div>
  </Card>
);

const ImpactList = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
