import type { ExplainedTerm } from "@holdfast/content/library/explained-terms";
import { listTerms } from "@holdfast/contract/library/plan-lookups";
import { useRead } from "../../platform/api/use-endpoint";
import { HelpPopover } from "../../ui/overlays/help-popover";

type TermPopoverProps = { readonly term: ExplainedTerm };

/** A button after a term that opens its meaning in the glossary, which is fetched when one is first opened. */
export const TermPopover = ({ term }: TermPopoverProps) => (
  <HelpPopover about={term}>
    <TermMeaning term={term} />
  </HelpPopover>
);

const TermMeaning = ({ term }: TermPopoverProps) => {
  const { data, error } = useRead(listTerms, {});
  if (data) return data.find(({ name }) => name === term)?.description;
  return error ? "The meaning could not be loaded. Check your connection." : "Loading...";
};
