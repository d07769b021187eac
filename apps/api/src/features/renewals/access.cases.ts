import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  readReminderSetting: accessCase("signedIn"),
  setReminderSetting: accessCase("signedIn", async () => ({ body: { isOn: false } })),
  readRemindersByLink: accessCase("anyone"),
  setRemindersByLink: accessCase("anyone"),
};
