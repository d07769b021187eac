import { useEffect, useRef, useState } from "react";
import type { Choice } from "./choice";

/** One page of found choices; `next` asks for the page after it. */
export type FoundChoices = {
  readonly choices: readonly Choice[];
  readonly next?: string | undefined;
};

/** Asks the server: the text typed, and which page. */
export type ChoiceSearch = (request: {
  readonly text: string;
  readonly page: string | undefined;
  readonly signal: AbortSignal;
}) => Promise<FoundChoices>;

export type ChoiceSearchState = {
  readonly choices: readonly Choice[];
  readonly status: "idle" | "searching" | "failed" | "found";
  readonly hasMore: boolean;
  /** Looks for the text once typing has paused. */
  readonly find: (text: string) => void;
  /** Shows the first page of everything, at once. */
  readonly browse: () => void;
  readonly more: () => void;
};

/** How long typing must pause before the server is asked (milliseconds; specification 9). */
const PAUSE = 300;

/**
 * Searches while the person types: waits for a pause, drops the answer to an older text, and appends page
 * after page as the list is scrolled.
 */
export function useChoiceSearch(search: ChoiceSearch): ChoiceSearchState {
  const [found, setFound] = useState<FoundChoices>({ choices: [] });
  const [status, setStatus] = useState<ChoiceSearchState["status"]>("idle");
  const running = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastText = useRef("");

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  const ask = async (text: string, page: string | undefined) => {
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    setStatus("searching");
    try {
      const answer = await search({ text, page, signal: request.signal });
      if (request.signal.aborted) return;
      setFound((before) => ({
        choices: page === undefined ? answer.choices : [...before.choices, ...answer.choices],
        next: answer.next,
      }));
      setStatus("found");
    } catch {
      // The field says that the search failed; typing on asks again.
      if (!request.signal.aborted) setStatus("failed");
    }
  };

  const askSoon = (text: string, pause: number) => {
    clearTimeout(timer.current);
    lastText.current = text;
    setStatus("searching");
    timer.current = setTimeout(() => void ask(text, undefined), pause);
  };

  return {
    choices: found.choices,
    status,
    hasMore: found.next !== undefined,
    find: (text) => askSoon(text, PAUSE),
    browse: () => askSoon("", 0),
    more: () => {
      if (found.next !== undefined && status === "found") void ask(lastText.current, found.next);
    },
  };
}
