import { useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/buttons/button";
import { useMaySuggest } from "../workspace/public";

/** A longer list is past its start, and its suggestions would be far below it. */
const LONGEST_LIST = 15;

type SuggestionsSectionProps = {
  /** How many entries the list below or above has. */
  readonly listLength?: number;
  /** Whether the next section with this name begins as this one was left: the person walks from one to the next. */
  readonly staysAs?: string;
  /** Rendered, and so loaded, when the suggestions are shown. */
  readonly children: ReactNode;
};

/** The names of `staysAs` whose suggestions were shown last. */
const shownLast = new Set<string>();

/**
 * A button next to a short list that shows and hides the suggestions for the organisation's industry; a link with
 * `?suggestions` shows them. Nothing for people who may not add them.
 */
export const SuggestionsSection = (props: SuggestionsSectionProps) => {
  const { listLength = 0, staysAs = "", children } = props;
  const maySuggest = useMaySuggest();
  const [search] = useSearchParams();
  const [isShown, setShown] = useState(search.has("suggestions") || shownLast.has(staysAs));
  if (!maySuggest || (!isShown && listLength > LONGEST_LIST)) return null;
  const toggle = () => {
    if (isShown) shownLast.delete(staysAs);
    else if (staysAs !== "") shownLast.add(staysAs);
    setShown(!isShown);
  };
  return (
    <>
      <div>
        <Button onPress={toggle}>{isShown ? "Hide suggestions" : "Show suggestions"}</Button>
      </div>
      {isShown && children}
    </>
  );
};
