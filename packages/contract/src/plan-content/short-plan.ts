import * as z from "zod/mini";
import { dateOnly, id } from "../platform/field-rules";
import { CardFact } from "./card-text";
import { PARTY_KINDS } from "./plan-party";

/** Someone to call; the number is null if none is recorded. */
const Callee = z.object({
  name: z.string(),
  number: z.nullable(z.string()),
  isProposed: z.boolean(),
});
export type Callee = z.infer<typeof Callee>;

/** A role, with those that it takes over where few people are there, and who may have it. */
const ShortRole = z.object({
  /** Of role cards; the first is the person's own. */
  roleIds: z.array(z.string()),
  /** Null if fewer people are recorded than there are roles. */
  suggested: z.nullable(Callee),
});
export type ShortRole = z.infer<typeof ShortRole>;

/** How a business unit comes back. A fact that is missing is null. */
const ShortUnit = z.object({
  departmentId: id(),
  name: z.string(),
  isProposed: z.boolean(),
  /** When it must be back, such as '2 days'. */
  limit: z.nullable(z.string()),
  leader: z.nullable(Callee),
  where: z.nullable(
    z.object({ text: z.string(), isProposed: z.boolean(), comments: z.nullable(z.string()) }),
  ),
  minimumService: z.nullable(z.string()),
  firstSteps: z.array(z.string()),
  workaround: z.nullable(z.string()),
  calls: z.array(Callee),
});
export type ShortUnit = z.infer<typeof ShortUnit>;

const ShortPerson = z.object({
  name: z.string(),
  isProposed: z.boolean(),
  jobTitle: z.nullable(z.string()),
  /** Such as 'Primary'; empty outside the teams. */
  designation: z.string(),
  mobile: z.nullable(z.string()),
  otherNumbers: z.array(z.string()),
  /** Null if the person never confirmed the details. */
  confirmedOn: z.nullable(dateOnly()),
});
export type ShortPerson = z.infer<typeof ShortPerson>;

/** A fact of the site, or another place with its address. */
const ShortPlace = z.object({
  label: z.string(),
  text: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isAddress: z.boolean(),
});
export type ShortPlace = z.infer<typeof ShortPlace>;

const ShortParty = z.object({
  partyId: id(),
  name: z.string(),
  isProposed: z.boolean(),
  contactPerson: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What it is called for. */
  purpose: z.string(),
  phone: z.nullable(z.string()),
});
export type ShortParty = z.infer<typeof ShortParty>;

/** What the law says to report, to whom and when. */
const ShortNotice = z.object({
  dutyId: z.string(),
  event: z.string(),
  /** The size from which it applies, such as a turnover; null without one, and if the notice before has the same. */
  appliesTo: z.nullable(z.string()),
  tell: z.string(),
  how: z.string(),
  deadline: z.string(),
});
export type ShortNotice = z.infer<typeof ShortNotice>;

const ShortPolicy = z.object({
  insurancePolicyId: id(),
  kind: z.string(),
  insurer: z.string(),
  policyNumber: z.nullable(z.string()),
  claimsPhone: z.nullable(z.string()),
});
export type ShortPolicy = z.infer<typeof ShortPolicy>;

/** The short plan apart from its cards: the same facts in the same order on paper, in its file for phones and offline. */
export const ShortPlan = z.object({
  /** What is asked for first, the meeting point before the numbers. */
  cover: z.array(CardFact),
  roles: z.array(ShortRole),
  /** In the order in which they must be back. */
  units: z.array(ShortUnit),
  /** By team in the order of calling, then everyone else. */
  people: z.array(z.object({ title: z.string(), people: z.array(ShortPerson) })),
  places: z.array(ShortPlace),
  calls: z.array(
    z.object({
      kind: z.enum(PARTY_KINDS),
      title: z.string(),
      parties: z.array(ShortParty),
      /** How many there are that the short plan leaves out. */
      more: z.number(),
    }),
  ),
  notices: z.array(ShortNotice),
  insurance: z.array(ShortPolicy),
});
export type ShortPlan = z.infer<typeof ShortPlan>;
