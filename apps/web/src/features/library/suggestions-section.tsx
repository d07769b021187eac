import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button";

/** A longer list is past its start, and its suggestions would be far below it. */
const LONGEST_LIST = 15;

type SuggestionsSectionProps = {
  readonly listLength: number;
  /** Rendered, and so loaded, when the suggestions are shown. */
  readonly children: ReactNode;
};

/** A button below a short list that shows and hides the suggestions for the organisation's industry. */
export const SuggestionsSection = ({ listLength, children }: SuggestionsSectionProps) => {
  const [isShown, setShown] = useState(false);
  if (!isShown && listLength > LONGEST_LIST) return null;
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
