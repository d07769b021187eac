import type { Can } from "@holdfast/contract/platform/list-answer";
import { useMemo, useState } from "react";

type Subject = { readonly can: Can };

/**
 * Returns the organisation or plan with the permissions it had before, while something on the page has not been
 * saved: a form does not disappear with the text in it when the person's role is lowered. The server refuses
 * the save, and the form says why.
 * @param id of the subject: another one brings its own permissions at once.
 */
export function useSteadyCan<One extends Subject>(
  id: string | undefined,
  subject: One | null,
  hasUnsaved: boolean,
): One | null {
  const [steady, setSteady] = useState({ id, can: subject?.can });
  const isSteady = hasUnsaved && steady.id === id;
  if (!isSteady && (steady.id !== id || steady.can !== subject?.can)) {
    setSteady({ id, can: subject?.can });
  }
  const can = isSteady ? steady.can : subject?.can;
  return useMemo(() => (subject && can ? { ...subject, can } : subject), [subject, can]);
}
