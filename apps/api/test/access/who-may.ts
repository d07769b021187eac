/** The result for a caller: allowed, or refused with that status. */
export type Expected = "ok" | 400 | 401 | 402 | 403 | 404;

/** Owner, editor, viewer, managing broker, stranger, other broker, revoked member, anonymous. */
type Line = readonly [
  Expected,
  Expected,
  Expected,
  Expected,
  Expected,
  Expected,
  Expected,
  Expected,
];

/**
 * The table of decision 003. Another tenant's record is 404, and so is the caller's own organisation once access is
 * revoked.
 */
export const WHO_MAY = {
  //                       owner editor viewer broker stranger otherBroker revoked anonymous
  anyone: /*            */ ["ok", "ok", "ok", "ok", "ok", "ok", "ok", "ok"],
  signedIn: /*          */ ["ok", "ok", "ok", "ok", "ok", "ok", "ok", 401],
  // The request gives another person's email, so that no caller is deleted.
  deleteAccount: /*     */ [400, 400, 400, 400, 400, 400, 400, 401],
  // The session is the owner's.
  ownerOfSession: /*    */ ["ok", 404, 404, 404, 404, 404, 404, 401],
  // The purchase is the owner's.
  ownerOfPurchase: /*   */ ["ok", 404, 404, 404, 404, 404, 404, 401],
  // Authorised by a partner's link, with or without a token.
  linkHolders: /*       */ [401, 401, 401, 401, 401, 401, 401, 401],
  readOrganisation: /*  */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
  changeOrganisation: /**/ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  manageMembers: /*     */ ["ok", 403, 403, "ok", 404, 404, 404, 401],
  readHistory: /*       */ ["ok", 403, 403, "ok", 404, 404, 404, 401],
  archive: /*           */ ["ok", 403, 403, "ok", 404, 404, 404, 401],
  consent: /*           */ ["ok", 403, 403, 403, 404, 404, 404, 401],
  // The organisation is found through the body, so a foreign id is an invalid field.
  createPlan: /*        */ ["ok", "ok", 403, "ok", 400, 400, 400, 401],
  readPlan: /*          */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
  readTeams: /*         */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
  changePlan: /*        */ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  renewPlan: /*         */ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  approvePlan: /*       */ ["ok", 403, 403, "ok", 404, 404, 404, 401],
  deletePlan: /*        */ ["ok", 403, 403, "ok", 404, 404, 404, 401],
  // The viewer is in no team of the plan.
  leadIncident: /*      */ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  respond: /*           */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
  // The brokerage is that of the organisation's broker.
  inBrokerage: /*       */ [404, 404, 404, "ok", 404, 404, 404, 401],
  // Each broker acts for their own brokerage.
  brokers: /*           */ [403, 403, 403, "ok", 403, "ok", 403, 401],
  // It has its own refusal, the same for every other brokerage.
  createClient: /*      */ [403, 403, 403, "ok", 403, 403, 403, 401],
} satisfies Readonly<Record<string, Line>>;
export type WhoMay = keyof typeof WHO_MAY;

/** The same for an expired plan: readable (except its teams), renewable, deletable, not writable. */
export const WHO_MAY_WHEN_EXPIRED = {
  readPlan: /*          */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
  readTeams: /*         */ [402, 402, 402, 402, 404, 404, 404, 401],
  changePlan: /*        */ [402, 402, 403, 402, 404, 404, 404, 401],
  renewPlan: /*         */ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  approvePlan: /*       */ [402, 403, 403, 402, 404, 404, 404, 401],
  deletePlan: /*        */ ["ok", 403, 403, "ok", 404, 404, 404, 401],
  leadIncident: /*      */ ["ok", "ok", 403, "ok", 404, 404, 404, 401],
  respond: /*           */ ["ok", "ok", "ok", "ok", 404, 404, 404, 401],
} satisfies Partial<Readonly<Record<WhoMay, Line>>>;
