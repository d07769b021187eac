import type { LegalText } from "./legal-text";

/** An agreement to accept; its text is long and loaded when it is opened. */
export type Agreement = {
  readonly id: string;
  readonly title: string;
  /** The title as used after 'I have read and agree to'. */
  readonly inSentence: string;
  readonly read: () => Promise<LegalText>;
};

/** The four agreements required to register or accept an invitation. */
export const REGISTRATION_AGREEMENTS: readonly Agreement[] = [
  {
    id: "gdpr-agreement",
    title: "GDPR Agreement",
    inSentence: "the GDPR Agreement",
    read: async () => (await import("./gdpr-agreement")).GDPR_AGREEMENT,
  },
  {
    id: "schedule-1",
    title: "Schedule 1",
    inSentence: "Schedule 1",
    read: async () => (await import("./schedule-1")).SCHEDULE_1,
  },
  {
    id: "schedule-2",
    title: "Schedule 2 with appendices",
    inSentence: "Schedule 2 with appendices",
    read: async () => (await import("./schedule-2")).SCHEDULE_2,
  },
  {
    id: "terms-of-use",
    title: "Terms of Use",
    inSentence: "the Terms of Use",
    read: async () => (await import("./terms-of-use")).TERMS_OF_USE,
  },
];
