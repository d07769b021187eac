import { confirmContactCheck, correctContactCheck, readContactCheck } from "./answer-contact-check";
import { askContacts } from "./ask-contacts";
import { decideProposal } from "./decide-proposal";
import { listContactChecks } from "./list-contact-checks";

export const contactChecksRoutes = [
  listContactChecks,
  askContacts,
  decideProposal,
  readContactCheck,
  confirmContactCheck,
  correctContactCheck,
];
