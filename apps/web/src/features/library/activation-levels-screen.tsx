import { INCIDENT_LEVELS } from "@holdfast/content/library/incident-levels";
import type { IncidentLevel } from "@holdfast/content/library/incident-levels";
import { IncidentLevelsDiagram } from "@holdfast/printables/continuity-plan/incident-levels-diagram";
import "@holdfast/printables/document.css";
import { Card } from "../../ui/layout/card";
import { Link } from "../../ui/layout/link";
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
          The Crisis Management Team activates levels 2 and 3. Find its members under{" "}
          <Link to="/dashboard/teams">Teams</Link>.
        </p>
        <p>
          <strong>For example:</strong> a broken oven is level 1 for a café. A kitchen fire that
          closes the café for a week is level 2. A flood that takes the whole building is level 3.
        </p>
      </>
    }
  >
    <Card title="Who activates the plan">
      <div className={`hf-document ${styles.diagram}`}>
        <IncidentLevelsDiagram />
      </div>
      <ul className={styles.rules}>
        <li>
          Level 1 is managed on site. Team leaders may act first and then inform the Crisis
          Management Team.
        </li>
        <li>Levels 2 and 3 are activated by the Crisis Management Team.</li>
        <li>The whole plan is usually activated only at level 2 or 3.</li>
      </ul>
    </Card>
    {INCIDENT_LEVELS.map((level) => (
      <LevelCard key={level.level} {...level} />
    ))}
  </PageFrame>
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
