import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const KEY = "holdfast.scroll_positions";
/** Positions stored in this tab, the newest last. */
const MAX_POSITIONS = 50;

type Positions = Record<string, number>;

const readPositions = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Positions;
  } catch {
    return {};
  }
};

const storePosition = (key: string, top: number): void => {
  const { [key]: _former, ...others } = readPositions();
  const entries = [...Object.entries(others), [key, top] as const].slice(-MAX_POSITIONS);
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
};

/**
 * Scrolls to `top` once the page is tall enough, which may take until its data has loaded.
 * @returns stops waiting
 */
const scrollWhenTallEnough = (top: number): (() => void) => {
  const isTallEnough = () =>
    document.documentElement.scrollHeight >= Math.floor(top) + window.innerHeight;
  if (isTallEnough()) {
    window.scrollTo(0, top);
    return () => undefined;
  }
  const observer = new ResizeObserver(() => {
    if (!isTallEnough()) return;
    window.scrollTo(0, top);
    stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of BY_PERSON) window.removeEventListener(type, stop);
  };
  observer.observe(document.body);
  // Once the person scrolls or types, the page must not move by itself.
  for (const type of BY_PERSON) window.addEventListener(type, stop, { passive: true });
  return stop;
};
const BY_PERSON = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Scrolls a new page to its top, and restores the position on Back, Forward and reload. An address with an anchor is
 * left to the screen that has it. Layout effects, because the person may scroll as soon as the page is there.
 */
export function usePageScroll(): void {
  const { key: entry, pathname, hash } = useLocation();
  // Every page that is loaded in full has the same key; its path tells it from the others.
  const key = entry === "default" ? pathname : entry;
  const type = useNavigationType();
  const lastPath = useRef(pathname);

  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    return () => {
      window.history.scrollRestoration = "auto";
    };
  }, []);

  useLayoutEffect(() => {
    const isOtherPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (type === "POP") {
      const top = readPositions()[key];
      return top === undefined ? undefined : scrollWhenTallEnough(top);
    }
    if (isOtherPage && hash === "") window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, type]);

  useLayoutEffect(() => {
    // The position is read before the next page replaces this one.
    let top = window.scrollY;
    const note = () => {
      top = window.scrollY;
    };
    const store = () => storePosition(key, top);
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", store);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", store);
      store();
    };
  }, [key]);
}
