export { ProposedMark } from "./proposed-mark";
export { ProposedNotice } from "./proposed-notice";
export { useProposals } from "./use-proposals";
export type { Proposals } from "./use-proposals";
