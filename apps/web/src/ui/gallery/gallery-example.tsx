import { useState } from "react";
import type { ReactNode } from "react";

/** One state of one part. */
export type GalleryExample = {
  /** The part and its state: 'Button, disabled'. */
  readonly name: string;
  readonly content: ReactNode;
  /** Takes the whole width of the gallery. */
  readonly isWide?: boolean;
};

export const ignore = (): void => undefined;

/** A sentence that is longer than its space. */
export const LONG =
  "A very long text that someone pasted from another document, with Averylongwordwithoutanyspacesinit";

type HeldProps<Value> = {
  readonly initial: Value;
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

/** Holds the value of a field, so that an example answers as it does in the app. */
export const Held = <Value,>({ initial, children }: HeldProps<Value>) => {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
};
