/**
 * Records of an organisation that keep a person's name after the person has deleted the account, because they are its
 * evidence of who did what. By the column of the database; a test compares this list with what a deletion leaves. The
 * privacy policy, its schedule and the email about the deletion name these records.
 */
export const NAMES_KEPT: Readonly<Record<string, string>> = {
  "risk_reports.accepted_by_user_name": "risk reports that you accepted",
  "plan_versions.approver_user_name": "versions of plans that you approved",
  "policies.saved_by_user_name": "versions of policies that you saved",
  "incidents.declared_by_user_name": "incidents that you declared",
  "incident_actions.done_by_user_name": "actions that you ticked in an incident",
  "incident_log.author_user_name": "entries that you wrote in the log of an incident",
};

const listed = new Intl.ListFormat("en-AU", { type: "conjunction" });

/** Returns the records in words: 'risk reports that you accepted, … and entries that …'. */
export const namesKeptText = (): string => listed.format(Object.values(NAMES_KEPT));
