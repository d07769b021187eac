import { type AlertText, alertSms } from "@holdfast/contract/incidents/alert-sms-rules";
import {
  ALERT_LINK_INVALID,
  SAFETY_CHECK_ENDED,
  SAFETY_LINK_INVALID,
} from "@holdfast/contract/incidents/errors";
import {
  changeText,
  teamMessageSms,
} from "@holdfast/contract/incidents/messages/team-message-rules";
import { emailLinkUrl, shortLinkUrl } from "@holdfast/contract/platform/email-links";
import type { EmailMessage } from "../../src/platform/outbox/outbox-table";
import {
  alertEmail,
  closedEmail,
  openedPlanEmail,
  silentTeamEmail,
  silentTeamSms,
  standDownEmail,
  standDownSms,
  type StandDownText,
} from "../../src/features/incidents/alerts/alert-email";
import { endedText, revokedText } from "../../src/features/incidents/by-link/ended-alert-rules";
import { teamMessageEmail } from "../../src/features/incidents/messages/team-message-email";
import {
  helpEmail,
  helpSms,
  safetyEmail,
  safetySms,
  silentPeopleEmail,
  silentPeopleSms,
} from "../../src/features/incidents/safety-check/safety-check-email";

/* An example of every message of an incident, from the alert to the close. */

const publicUrl = "https://plans.holdfast.example";
const link = { id: "0199e2a0-0000-7000-8000-000000000012", token: "x1Yz-_AbCdEfGhIjKlMnOp" };
const shortUrl = shortLinkUrl(publicUrl, link);
const to = { firstName: "Priya Raman", publicUrl };
const leader = {
  firstName: "Olivia Marsh",
  hasAccess: true,
  publicUrl,
  organisationId: "0199e2a0-0000-7000-8000-000000000001",
  planId: "0199e2a0-0000-7000-8000-000000000003",
  incidentId: "0199e2a0-0000-7000-8000-000000000004",
};

const incident = {
  isExercise: false,
  level: 2,
  organisationName: "Harbour Light Café",
  whatHappened: "Fire in the kitchen, everybody is out",
  place: "12 Quay Street, Sydney NSW 2000",
};
const exercise = { ...incident, isExercise: true };
const alert: AlertText = {
  ...incident,
  teamNames: ["Emergency Response Team"],
  declaredByName: "Olivia Marsh",
  declaredByPhone: "+61 491 570 156",
  // As the demo's plan has it.
  meetingPoint: "Seawall opposite 20 Quay Street, 80 m to the east. Second: the ferry forecourt.",
  why: "",
};
const message = {
  ...incident,
  senderName: "Olivia Marsh",
  senderPhone: "+61 491 570 156",
  toWhom: "all responders",
  text: "Situation: the fire is out. Next update at 14:30.",
};
const silence = {
  ...incident,
  teamName: "IT Recovery Team",
  facts: "Everyone in it was alerted.",
  people: [
    { name: "Marcus Lee", phone: "+61 491 570 157" },
    { name: "Noah Lee", phone: null },
  ],
};
const help = {
  name: "Ivy Park",
  place: "The cellar",
  text: "My leg is stuck",
  phone: "+61 491 570 158",
};
const silent = {
  people: [
    { name: "Zoe Park", phone: "+61 491 570 159" },
    { name: "Noah Lee", phone: null },
  ],
  asked: 12,
};
const over: StandDownText = {
  ...incident,
  declaredByName: "Olivia Marsh",
  declaredByPhone: "+61 491 570 156",
  teamNames: ["Emergency Response Team"],
  declaredAgo: "3 h 12 min",
  levelThatGoesOn: null,
};
const log = { number: 48, hash: "3f9a".repeat(16) };
const leads = { name: "Olivia Marsh", phone: "+61 491 570 156" };

/** A message of an incident, or what a page says instead of one. */
export type MessageExample = {
  readonly title: string;
  /** Who gets it, and when. */
  readonly when: string;
  readonly sms?: string;
  readonly email?: EmailMessage;
  /** What a page says. */
  readonly page?: string;
};

const alertOf = (text: AlertText) => ({
  sms: alertSms(text, shortUrl).text,
  email: alertEmail(text, { ...to, url: emailLinkUrl(publicUrl, "alert", link) }),
});
const messageOf = (text: typeof message) => ({
  sms: teamMessageSms(text),
  email: teamMessageEmail(text, to),
});
const changeOf = (changes: Partial<typeof incident>, before = incident) => {
  const after = { ...before, ...changes };
  const { text, mailText } = changeText(before, after);
  return {
    sms: teamMessageSms({ ...message, ...after, text }),
    email: teamMessageEmail({ ...message, ...after, text: mailText }, to),
  };
};
const questionOf = (facts: typeof incident, isReminder = false) => ({
  sms: safetySms(facts, { name: "Ivy Park", url: shortUrl, isReminder }),
  email: safetyEmail(
    facts,
    { name: "Ivy Park", url: emailLinkUrl(publicUrl, "safety_check", link), isReminder },
    publicUrl,
  ),
});
const standDownOf = (facts: StandDownText) => ({
  sms: standDownSms(facts),
  email: standDownEmail(facts, log, to),
});

export const MESSAGE_EXAMPLES: readonly MessageExample[] = [
  {
    title: "Alert",
    when: "The Primaries of the level's teams, when an incident is declared or raised to the level of their team.",
    ...alertOf(alert),
  },
  {
    title: "Alert of someone in two teams, before anything is described",
    when: "The same, in one message. The plan has no meeting point, and who declared it has no number.",
    ...alertOf({
      ...alert,
      teamNames: ["Emergency Response Team", "Crisis Management Team"],
      whatHappened: "",
      declaredByPhone: null,
      meetingPoint: "",
    }),
  },
  {
    title: "Alert of an Alternative",
    when: "The next Alternative of a team, when no one in it has answered in time or everyone has said no.",
    ...alertOf({ ...alert, why: "Priya Raman has not answered." }),
  },
  {
    title: "Rehearsal of an alert",
    when: "The same people, in an exercise.",
    ...alertOf({ ...alert, isExercise: true }),
  },
  {
    title: "Message to the teams",
    when: "Everyone who was alerted and can come, or one team, when a leader sends it.",
    ...messageOf(message),
  },
  {
    title: "Rehearsal of a message to the teams",
    when: "The same people, in an exercise.",
    ...messageOf({ ...message, isExercise: true }),
  },
  {
    title: "Raised level",
    when: "Everyone who was alerted and can come. The teams that the level adds get an alert.",
    ...changeOf({ level: 3 }),
  },
  {
    title: "Lowered level",
    when: "Everyone who was alerted and can come.",
    ...changeOf({ level: 1 }),
  },
  {
    title: "Description",
    when: "Everyone who was alerted and can come, when what happened or where is recorded or changed.",
    ...changeOf(incident, { ...incident, whatHappened: "", place: "" }),
  },
  {
    title: "Safety check",
    when: "The staff of the chosen locations, when a leader asks if everyone is safe.",
    ...questionOf(incident),
  },
  {
    title: "Reminder of a safety check",
    when: "Those who have not answered, once by itself and whenever a leader reminds them.",
    ...questionOf(incident, true),
  },
  {
    title: "Rehearsal of a safety check",
    when: "The same people, in an exercise.",
    ...questionOf(exercise),
  },
  {
    title: "Someone needs help",
    when: "The leaders, as soon as someone answers 'I need help'.",
    sms: helpSms(incident, help),
    email: helpEmail(incident, help, leader),
  },
  {
    title: "People who have not answered the safety check",
    when: "The leaders, after the reminder.",
    sms: silentPeopleSms(incident, silent),
    email: silentPeopleEmail(incident, silent, leader),
  },
  {
    title: "No one from a team is coming",
    when: "The leaders, when no one is left to alert.",
    sms: silentTeamSms(silence),
    email: silentTeamEmail(silence, leader),
  },
  {
    title: "A team has no members",
    when: "The leaders, when the team is activated.",
    sms: silentTeamSms({ ...silence, facts: "It has no members.", people: [] }),
    email: silentTeamEmail({ ...silence, facts: "It has no members.", people: [] }, leader),
  },
  {
    title: "Stand-down",
    when: "Everyone who was alerted, when the teams are stood down.",
    ...standDownOf(over),
  },
  {
    title: "Stand-down while another incident goes on",
    when: "The same people.",
    ...standDownOf({ ...over, levelThatGoesOn: 3 }),
  },
  {
    title: "Rehearsal of a stand-down",
    when: "The same people, in an exercise.",
    ...standDownOf({ ...over, isExercise: true }),
  },
  {
    title: "Closed",
    when: "The owners and the broker, when the incident is closed with its review.",
    email: closedEmail(incident, log, leader),
  },
  {
    title: "Declared on an expired plan",
    when: "The owners and the broker, when it opens the plan's teams.",
    email: openedPlanEmail({
      ...leader,
      planName: "Café plan",
      organisationName: incident.organisationName,
      plan: leader,
      days: 7,
    }),
  },
  {
    title: "The link of an alert after the end",
    when: "Anyone who opens it after the teams were stood down.",
    page: endedText(incident, "3 h 12 min", leads),
  },
  {
    title: "The link of an alert of someone who was removed from the teams",
    when: "That person. No message is sent.",
    page: revokedText(leads),
  },
  {
    title: "The link of an alert that was replaced by a newer one",
    when: "Someone who was alerted again and opens the earlier message.",
    page: ALERT_LINK_INVALID.message,
  },
  {
    title: "The link of a safety check that is incomplete",
    when: "Someone who opens a part of it.",
    page: SAFETY_LINK_INVALID.message,
  },
  {
    title: "The link of a safety check after the incident was closed",
    when: "Someone who was asked.",
    page: SAFETY_CHECK_ENDED.message,
  },
  {
    title: "No one from a team is coming, to a leader without an account",
    when: "The same message to leaders who cannot log in.",
    email: silentTeamEmail(silence, { ...leader, hasAccess: false }),
  },
];
