import { useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/buttons/button";
import { useMaySuggest } from "../dashboard/public";

/** A longer list is past its start, and its suggestions would be far below it. */
const LONGEST_LIST = 15;

type SuggestionsSectionProps = {
  /** How many entries the list below or above has. */
  readonly listLength?: number;
  /** Rendered, and so loaded, when the suggestions are shown. */
  readonly children: ReactNode;
};

/**
 * A button next to a short list that shows and hides the suggestions for the organisation's industry; a link with
 * `?suggestions` shows them. Nothing for people who may not add them.
 */
export const SuggestionsSection = ({ listLength = 0, children }: SuggestionsSectionProps) => {
  const maySuggest = useMaySuggest();
  const [search] = useSearchParams();
  const [isShown, setShown] = useState(search.has("suggestions"));
  if (!maySuggest || (!isShown && listLength > LONGEST_LIST)) return null;
  return (
    <>
      <div>
        <Button onPress={() => setShown(!isShown)}>
          {isShown ? "Hide suggestions" : "Show suggestions"}
        </Button>
      </div>
      {isShown && children}
    </>
  );
};
