import { OutcomePanel } from "./outcome-panel";

type BrokenLinkPanelProps = { readonly message: string };

/** Says that a link cannot be opened, and what to do. */
export const BrokenLinkPanel = ({ message }: BrokenLinkPanelProps) => (
  <OutcomePanel variant="problem" title="This link does not work" text={message} />
);
