import { byUrgency } from "@holdfast/contract/incidents/incident-rules";
import type { OfflineIncident, OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LocalIncident } from "../../../platform/offline-plan/local-incidents";
import { focusOnMount } from "../../../ui/layout/focus-on-mount";
import { ContactList } from "./contact-list";
import { FirstHourSection } from "./cards/first-hour-section";
import { isOver, NOT_DECLARED, stateOf } from "./incident-state-rules";
import { StartIncidentForm } from "./local/start-incident-form";
import styles from "./page.module.css";
import { SiteList } from "./site-list";
import { TeamSection } from "./team-section";

type PlanSectionProps = {
  readonly plan: OfflinePlan;
  /** The incidents that were started on this device and are not declared yet. */
  readonly localIds?: readonly string[];
  /** How old the plan is. */
  readonly status: ReactNode;
  /** Shows one of the open incidents. */
  readonly showIncident?: (incident: OfflineIncident) => ReactNode;
  /** Starts an incident on this device. */
  readonly onStart?: (started: LocalIncident) => Promise<void>;
};

const CARDS = "cards";

/** Shows the pages of a plan: the short plan, then the person's own team. */
export const PlanSection = ({
  plan,
  localIds,
  status,
  showIncident,
  onStart,
}: PlanSectionProps) => {
  const incidents = showIncident ? byUrgency(plan.incidents) : [];
  const [incidentId, setIncidentId] = useState(incidents[0]?.incidentId);
  // The chosen one may have been closed meanwhile.
  const incident =
    incidents.find((candidate) => candidate.incidentId === incidentId) ?? incidents[0];
  const [chosen, setChosen] = useState<string>();
  /** How often an incident was opened by its button, or by starting it. */
  const [openings, setOpenings] = useState(0);
  const [cardId, setCardId] = useState<string>();
  const show = (id: string, card?: string) => {
    setChosen(id);
    setCardId(card);
    // The buttons stay in sight, so the page before may have been scrolled.
    window.scrollTo(0, 0);
  };
  const pages = [
    ...(plan.cards
      ? [
          {
            id: CARDS,
            name: "Short plan",
            content: (
              <FirstHourSection
                cards={plan.cards}
                short={plan.short}
                chosen={cardId}
                onCard={(card) => show(CARDS, card)}
              />
            ),
          },
        ]
      : []),
    ...[...plan.teams]
      .sort((a, b) => Number(isOwn(plan, b)) - Number(isOwn(plan, a)))
      .map((team) => ({
        id: `team-${team.teamTypeId}`,
        name: team.name,
        content: <TeamSection team={team} isOwn={isOwn(plan, team)} />,
      })),
    ...(incident && showIncident
      ? [{ id: "incident", name: "Incident", content: showIncident(incident) }]
      : []),
    { id: "contacts", name: "Contacts", content: <ContactList contacts={plan.contacts} /> },
    { id: "sites", name: "Sites", content: <SiteList sites={plan.sites} /> },
  ];
  const header = useRef<HTMLElement>(null);
  const content = useRef<HTMLElement>(null);
  const openIncident = (id: string) => {
    setIncidentId(id);
    setChosen("incident");
    setOpenings((count) => count + 1);
  };
  useEffect(() => {
    if (openings === 0) return;
    // Past the buttons of the pages, which stay in sight above it.
    content.current?.focus({ preventScroll: true });
    const { offsetTop = 0, offsetHeight = 0 } = header.current ?? {};
    window.scrollTo(0, offsetTop + offsetHeight);
  }, [openings]);
  const page = pages.find(({ id }) => id === chosen) ?? pages[0];
  return (
    <>
      <header ref={header} className={styles.header}>
        {/* It takes the focus that the form of the PIN had. */}
        <h1 ref={focusOnMount} tabIndex={-1}>
          {plan.businessName}
        </h1>
        <p>
          {plan.planName}
          {plan.version && `, version ${plan.version.number}`}
        </p>
        {incidents.map((choice) => (
          <p
            key={choice.incidentId}
            className={styles.incident}
            data-over={isOver(choice) ? "" : undefined}
          >
            {stateOf(choice)} {localIds?.includes(choice.incidentId) && `${NOT_DECLARED} `}
            <button type="button" onClick={() => openIncident(choice.incidentId)}>
              Show incident
              <span className={styles.hidden}>: {stateOf(choice)}</span>
            </button>
          </p>
        ))}
        <div className={styles.status}>{status}</div>
        {onStart && (
          <StartIncidentForm
            incidents={plan.incidents}
            onStart={onStart}
            onStarted={openIncident}
          />
        )}
      </header>
      <nav className={styles.pages} aria-label="Pages">
        {pages.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-label={name}
            aria-current={id === page?.id ? "page" : undefined}
            onClick={() => show(id)}
          >
            {name.replace(/ Team$/u, "")}
          </button>
        ))}
      </nav>
      <main ref={content} className={styles.page} tabIndex={-1}>
        {page?.content}
      </main>
    </>
  );
};

const isOwn = ({ person }: OfflinePlan, { teamTypeId }: { readonly teamTypeId: number }) =>
  person.teamTypeIds.includes(teamTypeId);
