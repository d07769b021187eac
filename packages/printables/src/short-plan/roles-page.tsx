import { INCIDENT_LEVELS } from "@holdfast/content/library/response/incident-levels";
import { typographic } from "@holdfast/content/plan-text/text-filling";
import type { RoleCard } from "@holdfast/contract/plan-content/card-text";
import type { Callee, ShortRole } from "@holdfast/contract/plan-content/short-plan";
import { useContext } from "react";
import { BlankLine, pageAnchor } from "../event-cards/card-line";
import { CopyContext } from "../event-cards/copy-context";
import { Steps } from "../event-cards/event-page";
import { CalleeText, Labelled } from "./labelled";
import { SHORT_PARTS } from "@holdfast/content/short-plan/short-parts";
import { ShortPage } from "../event-cards/short-page";

interface RolesPageProps {
  readonly roles: readonly ShortRole[];
  readonly cards: readonly RoleCard[];
}

/** Who does what tonight, and the levels, which the Leader decides. */
export const RolesPage = ({ roles, cards }: RolesPageProps) => (
  <ShortPage {...SHORT_PARTS.roles} kind="Everyone" colour="blue">
    <Levels />
    {roles.map(({ roleIds, suggested }) => (
      <Role
        key={roleIds[0]}
        cards={roleIds.flatMap((id) => cards.find(({ roleId }) => roleId === id) ?? [])}
        suggested={suggested}
      />
    ))}
  </ShortPage>
);

interface RoleProps {
  /** The role's own, then those that it takes over. */
  readonly cards: readonly RoleCard[];
  readonly suggested: Callee | null;
}

function Role({ cards, suggested }: RoleProps) {
  const { isFoldOut } = useContext(CopyContext);
  const [card] = cards;
  if (!card) return null;
  const isMerged = cards.length > 1;
  return (
    <section className={isMerged ? undefined : "hf-short-role"}>
      <div className="hf-short-block-head">
        <h3>{cards.map(({ title }) => title).join(", ")}</h3>
        <p>
          {isFoldOut ? null : (
            <>
              Tonight: <BlankLine />{" "}
            </>
          )}
          {suggested === null ? null : (
            <>
              Suggested: <CalleeText callee={suggested} />
            </>
          )}
        </p>
      </div>
      <p>{missionOf(card)}</p>
      {isMerged && card.whenMerged !== "" ? <p>{card.whenMerged}</p> : null}
      {cards.map((role) => (
        <RoleSteps key={role.roleId} role={role} isTaker={role === card} />
      ))}
    </section>
  );
}

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
}

/** What is done tonight; the phone and single sheets have the first day, too. */
const RoleSteps = ({ role, isTaker }: RoleStepsProps) => {
  const before = isTaker ? "" : `${role.title}: `;
  return (
    <>
      <Steps title={`${before}First 10 minutes`} steps={role.first10Minutes} />
      <Steps title={`${before}First hour`} steps={role.firstHour} />
    </>
  );
};
