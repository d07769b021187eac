import type { PlanScope } from "../../platform/access/scope";
import { composeEmail } from "../../platform/mail/compose-email";
import { greetingTo, nameInEmail, textInEmail } from "../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../platform/outbox/outbox-table";

/** The facts of an incident that an alert contains. */
export type AlertText = {
  readonly isExercise: boolean;
  readonly level: number;
  readonly organisationName: string;
  readonly whatHappened: string;
  readonly place: string;
  readonly teamName: string;
};

/** Starts every message of a rehearsal. */
const EXERCISE = "EXERCISE";

const headline = ({ isExercise, level, organisationName }: AlertText) =>
  `${isExercise ? `${EXERCISE}: ` : ""}Level ${level} incident${nameInEmail(organisationName) ? ` at ${nameInEmail(organisationName)}` : ""}`;

/** Text with a link is left out, because alerts go to unverified addresses. */
const facts = ({ whatHappened, place }: AlertText) =>
  [
    ["What happened", textInEmail(whatHappened)],
    ["Where", textInEmail(place)],
  ].flatMap(([label, text]) => (text === undefined ? [] : [`${label}: ${text}`]));

/** Composes the alert of a responder, with the link that answers it. */
export function alertEmail(
  alert: AlertText,
  to: { readonly firstName: string; readonly url: string; readonly publicUrl: string },
): EmailMessage {
  return composeEmail({
    subject: `${headline(alert)}: your team is needed`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      ...(alert.isExercise ? ["This is an exercise. Nothing has happened."] : []),
      `${headline(alert)}. The ${alert.teamName} is activated.`,
      ...facts(alert),
      "Use the button to answer. You do not need to log in.",
    ],
    link: { label: "Answer the alert", url: to.url },
    reason: `you are in the ${alert.teamName} of a continuity plan`,
    publicUrl: to.publicUrl,
  });
}

/** The same as a text message. */
export const alertSms = (alert: AlertText, url: string): string =>
  [
    `${headline(alert)}. ${alert.teamName} activated.`,
    ...facts(alert).map((fact) => `${fact.slice(0, 120)}.`),
    `Answer: ${url}`,
  ].join(" ");

/** Composes the message that the teams are stood down. */
export const standDownEmail = (
  alert: Omit<AlertText, "teamName">,
  to: { readonly firstName: string; readonly publicUrl: string },
): EmailMessage =>
  composeEmail({
    subject: `${headline({ ...alert, teamName: "" })}: stood down`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      `${headline({ ...alert, teamName: "" })} is over for your team. You are no longer needed. Thank you.`,
    ],
    reason: "you were alerted to this incident",
    publicUrl: to.publicUrl,
  });

/** The same as a text message, for people on their way. */
export const standDownSms = (alert: Omit<AlertText, "teamName">): string =>
  `${headline({ ...alert, teamName: "" })} is over for your team. You are no longer needed. Thank you.`;

/** Informs an owner or broker that an incident has opened the teams of an expired plan. */
export const openedPlanEmail = (given: {
  readonly firstName: string;
  readonly planName: string;
  readonly organisationName: string;
  readonly plan: Pick<PlanScope, "organisationId" | "planId">;
  readonly days: number;
  readonly publicUrl: string;
}): EmailMessage => {
  const { organisationId, planId } = given.plan;
  const plan = nameInEmail(given.planName) ?? "A continuity plan";
  const organisation = nameInEmail(given.organisationName);
  return composeEmail({
    subject: `${plan}: an incident was declared on an expired plan`,
    greeting: greetingTo(given.firstName),
    paragraphs: [
      `An incident was declared on ${plan}${organisation ? ` of ${organisation}` : ""}, which has expired. You can see its teams for ${given.days} days. This is possible once a year.`,
      "To see them for longer, renew the plan.",
    ],
    link: {
      label: "Open the plans",
      url: `${given.publicUrl}/dashboard/plans?plan=${planId}&organisation=${organisationId}`,
    },
    reason: "you are an owner or the broker of this plan",
    publicUrl: given.publicUrl,
  });
};
