import { useEffect, useRef, useState } from "react";
import type { Choice } from "./choice";

/** One page of search results; `next` identifies the next page. */
export type FoundChoices = {
  readonly choices: readonly Choice[];
  readonly next?: string | undefined;
};

/** Searches on the server for the typed text and returns one page. */
export type ChoiceSearch = (request: {
  readonly text: string;
  readonly page: string | undefined;
  readonly signal: AbortSignal;
}) => Promise<FoundChoices>;

export type ChoiceSearchState = {
  readonly choices: readonly Choice[];
  readonly status: "idle" | "searching" | "failed" | "found";
  readonly hasMore: boolean;
  /** Searches for the text once typing has paused. */
  readonly find: (text: string) => void;
  /** Loads the first page of all choices at once. */
  readonly browse: () => void;
  readonly more: () => void;
};

/** Debounce delay of the search (milliseconds; specification 9). */
const DEBOUNCE = 300;

/**
 * Searches while the person types: debounces, discards the response to an older text, and appends further pages as the
 * list is scrolled.
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

  const fetchPage = async (text: string, page: string | undefined) => {
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    setStatus("searching");
    try {
      const result = await search({ text, page, signal: request.signal });
      if (request.signal.aborted) return;
      setFound((before) => ({
        choices: page === undefined ? result.choices : [...before.choices, ...result.choices],
        next: result.next,
      }));
      setStatus("found");
    } catch {
      // The field shows that the search failed; typing retries it.
      if (!request.signal.aborted) setStatus("failed");
    }
  };

  const searchAfter = (text: string, delay: number) => {
    clearTimeout(timer.current);
    lastText.current = text;
    setStatus("searching");
    timer.current = setTimeout(() => void fetchPage(text, undefined), delay);
  };

  return {
    choices: found.choices,
    status,
    hasMore: found.next !== undefined,
    find: (text) => searchAfter(text, DEBOUNCE),
    browse: () => searchAfter("", 0),
    more: () => {
      if (found.next !== undefined && status === "found")
        void fetchPage(lastText.current, found.next);
    },
  };
}
