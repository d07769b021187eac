import { alertSms, type AlertText } from "@holdfast/contract/incidents/alert-sms-rules";
import { segmentsOf } from "@holdfast/contract/platform/text-message-rules";
import { shortLinkUrl } from "@holdfast/contract/platform/email-links";
import { expect, it } from "vitest";
import { alertEmail } from "./alert-email";

const usual: AlertText = {
  isExercise: false,
  level: 2,
  organisationName: "Harbour Light Café",
  teamNames: ["Emergency Response Team"],
  whatHappened: "Fire in the kitchen – everybody’s out, the brigade is here",
  place: "12 Quay Street, Sydney NSW 2000",
  meetingPoint: "The ferry forecourt",
  declaredByName: "Olivia Marsh",
  declaredByPhone: "+61 491 570 156",
  why: "",
};
const url = shortLinkUrl("https://plans.holdfast.example", { token: "A".repeat(22) });

it("fits the usual alert into two text messages, with curly quotes and dashes", () => {
  const { text, isShortened } = alertSms(usual, url);
  expect(text).toBe(
    `Level 2 incident at Harbour Light Café. Fire in the kitchen - everybody's out, the brigade is here. Where: 12 Quay Street... You are needed: Emergency Response Team. Meet at: The ferry forecourt. From Olivia Marsh, +61 491 570 156. Answer: ${url}`,
  );
  expect([segmentsOf(text), isShortened]).toEqual([2, true]);
});

it("shortens meeting point and place of a text message at a clause if that saves a part", () => {
  const meetingPoint =
    "Seawall opposite 20 Quay Street, 80 m to the east. Second: the ferry forecourt.";
  const alertOf = (whatHappened: string) => alertSms({ ...usual, whatHappened, meetingPoint }, url);
  const { text, isShortened } = alertOf("Fire in the kitchen, everybody is out");
  expect(text).toContain("Where: 12 Quay Street, Sydney NSW 2000. You are needed");
  expect(text).toContain("Meet at: Seawall opposite 20 Quay Street... From Olivia");
  expect([segmentsOf(text), isShortened]).toEqual([2, true]);
  expect(alertOf("Fire in the bin").text).toContain("80 m to the east... From");
  expect(alertOf("").isShortened).toBe(true);
  // What happened is never shortened for it.
  const long = "Fire in the kitchen. ".repeat(9).trim();
  expect(alertOf(long).text).toContain(long);
});

it("says in the email who declared the incident, with a number, where to meet, and why an Alternative is alerted", () => {
  const why = "Priya Rao has not answered.";
  const to = { firstName: "Ben", url, publicUrl: "https://plans.holdfast.example" };
  const { text, sentFor } = alertEmail({ ...usual, why }, to);
  for (const sentence of [
    `You are alerted now because: ${why}`,
    "Meet at: The ferry forecourt.",
    "Declared by Olivia Marsh. For questions, call +61 491 570 156.",
  ])
    expect(text).toContain(sentence);
  expect(sentFor).toBe("Harbour Light Café");
  expect(alertSms({ ...usual, why }, url).text).toContain(`Team. ${why} Meet at`);
});

it("leaves out what is not known", () => {
  const { text } = alertSms({ ...usual, meetingPoint: "", declaredByPhone: null }, url);
  expect(text).toContain("Response Team. From Olivia Marsh. Answer:");
});
