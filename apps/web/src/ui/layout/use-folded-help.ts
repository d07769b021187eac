import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { narrowerThan } from "../theme/breakpoints";

const KEY = "holdfast.help_folded";

/** The last page shown in this tab and its state, which is reused if the page is rendered again in the same visit. */
const SHOWN_KEY = `${KEY}:shown`;
const shownAs = (visit: string, isFolded: boolean) => `${isFolded ? "folded" : "open"} ${visit}`;

/** Help would push the content of a phone's page off screen. */
const isOnPhone = () => window.matchMedia(narrowerThan("tablet")).matches;

/**
 * Returns whether a page's help is folded, and a function that folds or opens it. Open on the first visit to the page,
 * except on a phone; then folded, until the person opens it again. Stored by page.
 */
export function useFoldedHelp(): readonly [isFolded: boolean, toggle: () => void] {
  const { pathname, key } = useLocation();
  const stored = `${KEY}:${pathname}`;
  const visit = `${pathname} ${key}`;
  const [isFolded, setFolded] = useState(() => {
    const shown = sessionStorage.getItem(SHOWN_KEY);
    for (const state of [true, false]) if (shown === shownAs(visit, state)) return state;
    const state = localStorage.getItem(stored);
    return state === null ? isOnPhone() : state === "yes";
  });

  useEffect(() => {
    sessionStorage.setItem(SHOWN_KEY, shownAs(visit, isFolded));
    if (localStorage.getItem(stored) === null) localStorage.setItem(stored, "yes");
  }, [visit, stored, isFolded]);

  const toggle = () => {
    localStorage.setItem(stored, isFolded ? "no" : "yes");
    setFolded(!isFolded);
  };
  return [isFolded, toggle];
}
