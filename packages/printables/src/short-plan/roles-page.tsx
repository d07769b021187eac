import { INCIDENT_LEVELS } from "@holdfast/content/library/response/incident-levels";
import { typographic } from "@holdfast/content/plan-text/text-filling";
import type { RoleCard } from "@holdfast/contract/plan-content/card-text";
import { BlankLine, pageAnchor, type Paper } from "./card-line";
import { Steps } from "./event-page";
import { Labelled, PersonNumber } from "./labelled";
import type { RoleTonight } from "./roles-tonight";
import { SHORT_PARTS } from "./short-parts";
import { ShortPage } from "./short-page";

interface RolesPageProps {
  readonly roles: readonly RoleTonight[];
  readonly paper: Paper;
}

/** Who does what tonight, and the levels, which the Leader decides. */
export const RolesPage = ({ roles, paper }: RolesPageProps) => (
  <ShortPage {...SHORT_PARTS.roles} kind="Everyone" colour="blue">
    <Levels />
    {roles.map(({ card, takesOver, suggested }) => (
      <section key={card.roleId} className={takesOver.length === 0 ? "hf-short-role" : undefined}>
        <div className="hf-short-block-head">
          <h3>{[card, ...takesOver].map(({ title }) => title).join(", ")}</h3>
          <p>
            Tonight: <BlankLine />{" "}
            {suggested === undefined ? null : (
              <>
                Suggested: <PersonNumber person={suggested} />
              </>
            )}
          </p>
        </div>
        <p>{missionOf(card)}</p>
        {takesOver.length === 0 || card.whenMerged === "" ? null : <p>{card.whenMerged}</p>}
        {[card, ...takesOver].map((role) => (
          <RoleSteps key={role.roleId} role={role} isTaker={role === card} paper={paper} />
        ))}
      </section>
    ))}
  </ShortPage>
);

/** All report to the Leader; only what is different is said. */
const missionOf = ({ mission, reportsTo }: RoleCard) =>
  reportsTo === "Leader" ? mission : `${mission} Reports to: ${reportsTo}`;

const Levels = () => (
  <>
    <h3 id={pageAnchor("levels")}>The three incident levels</h3>
    <dl className="hf-short-labelled hf-short-levels">
      {INCIDENT_LEVELS.map(({ name, title, physicalImpact, note }) => (
        <Labelled key={name} label={`${name}: ${title.toLowerCase()}`}>
          {typographic([physicalImpact[0], note].join(" "))}
        </Labelled>
      ))}
    </dl>
  </>
);

interface RoleStepsProps {
  readonly role: RoleCard;
  /** Whether the role is a person's own, and not taken over. */
  readonly isTaker: boolean;
  readonly paper: Paper;
}

/** What is done tonight; the phone and single sheets have the first day, too. */
const RoleSteps = ({ role, isTaker, paper }: RoleStepsProps) => {
  const before = isTaker ? "" : `${role.title}: `;
  return (
    <>
      <Steps title={`${before}First 10 minutes`} steps={role.first10Minutes} paper={paper} />
      <Steps title={`${before}First hour`} steps={role.firstHour} paper={paper} />
    </>
  );
};
