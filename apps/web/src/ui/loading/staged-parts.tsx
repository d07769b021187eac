import { Children, startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";

type StagedPartsProps = {
  /** From top to bottom; those below the fold are best. */
  readonly children: ReactNode;
};

/**
 * Renders its children one after the other, each in its own frame: a long page shows its top sooner, and responds
 * to a person while the rest is drawn.
 */
export const StagedParts = ({ children }: StagedPartsProps) => {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown < parts.length) startTransition(() => setShown(shown + 1));
  }, [shown, parts.length]);
  return parts.slice(0, shown);
};
