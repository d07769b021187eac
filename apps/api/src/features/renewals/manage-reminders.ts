import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import {
  readReminderSetting as readEndpoint,
  readRemindersByLink as readLinkEndpoint,
  REMINDER_LINK_INVALID,
  setReminderSetting as setEndpoint,
  setRemindersByLink as linkEndpoint,
} from "@holdfast/contract/renewals/renewal-endpoints";
import { refersToDeletedUser } from "../../platform/database/sql/sql-state";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { isReminderToken } from "./reminder-link-rules";
import { remindersOffSince, setReminders } from "./reminder-settings-store";

export const readReminderSetting = route(readEndpoint, async ({ session }, { database }) => ({
  isOn: (await remindersOffSince(database.query, session.userId)) === undefined,
}));

export const setReminderSetting = route(
  setEndpoint,
  async ({ session, body: { isOn } }, { database, clock }) => {
    await setReminders(database.query, session.userId, { isOn, now: clock.now() });
    return { isOn };
  },
);

/** @throws ProblemError 418 unless the token is the person's */
async function setByLink(services: Services, { id, token, isOn }: BodyOf<typeof linkEndpoint>) {
  if (!isReminderToken(services, id, token)) throw new ProblemError(REMINDER_LINK_INVALID);
  const { database, clock } = services;
  await setReminders(database.query, id, { isOn, now: clock.now() }).catch((error: unknown) => {
    throw refersToDeletedUser(error) ? new ProblemError(REMINDER_LINK_INVALID) : error;
  });
}

export const readRemindersByLink = route(readLinkEndpoint, async ({ body }, services) => {
  if (!isReminderToken(services, body.id, body.token))
    throw new ProblemError(REMINDER_LINK_INVALID);
  return { isOn: (await remindersOffSince(services.database.query, body.id)) === undefined };
});

export const setRemindersByLink = route(linkEndpoint, async ({ body }, services) => {
  await setByLink(services, body);
  return { isOn: body.isOn };
});

/** Turns a person's reminders off with the link of a reminder. @throws ProblemError 418 unless the token is theirs */
export const stopReminders = (
  services: Services,
  link: { readonly id: string; readonly token: string },
): Promise<void> => setByLink(services, { ...link, isOn: false });
