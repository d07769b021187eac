import {
  readReminderSetting as readEndpoint,
  REMINDER_LINK_INVALID,
  setReminderSetting as setEndpoint,
  setRemindersByLink as linkEndpoint,
} from "@holdfast/contract/renewals/renewal-endpoints";
import { refersToDeletedUser } from "../../platform/database/sql-state";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
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

export const setRemindersByLink = route(linkEndpoint, async ({ body }, services) => {
  const { id, token, isOn } = body;
  if (!isReminderToken(services, id, token)) throw new ProblemError(REMINDER_LINK_INVALID);
  const { database, clock } = services;
  await setReminders(database.query, id, { isOn, now: clock.now() }).catch((thrown: unknown) => {
    throw refersToDeletedUser(thrown) ? new ProblemError(REMINDER_LINK_INVALID) : thrown;
  });
  return { isOn };
});
