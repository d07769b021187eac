import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { UnsavedChangesContext, useLeaveGuard } from "../../ui/overlays/unsaved-changes";
import type { GuardState } from "../../ui/overlays/unsaved-changes";
import { UnsavedChangesQuestion } from "../../ui/overlays/unsaved-changes-question";

type Guard = GuardState["guard"];

/**
 * Wraps all pages and asks before a link or the browser's history leaves a page with unsaved input. Navigation by the
 * page itself, such as after a save, does not ask; to the router a link is no different, so links are caught before it.
 */
export const UnsavedChangesPrompt = ({ children }: { readonly children: ReactNode }) => {
  const { guard, pending, forget } = useLeaveGuard({ forgetsWhenSaved: true });
  useGuardedLinks(guard);
  useGuardedHistory(guard);
  // Cancel on a page loses only input that is visible, so only dialogs ask.
  const ofPages = useMemo(() => ({ ...guard, leave: (act: () => void) => act() }), [guard]);
  return (
    <UnsavedChangesContext value={ofPages}>
      {children}
      {pending && <UnsavedChangesQuestion pending={pending} forget={forget} />}
    </UnsavedChangesContext>
  );
};

/** Returns the page of an address, without the fragment. */
const pageOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) => pathname + search;

/** Whether this press of the link opens another page of ours in this tab. */
const leadsAway = (link: HTMLAnchorElement, press: MouseEvent) =>
  press.button === 0 &&
  !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) &&
  (link.target === "" || link.target === "_self") &&
  !link.hasAttribute("download") &&
  link.origin === window.location.origin &&
  pageOf(link) !== pageOf(window.location);

function useGuardedLinks(guard: Guard) {
  useEffect(() => {
    let agreed: Element | null = null;
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link === agreed) return;
      if (!guard.hasUnsaved() || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      guard.ask(() => {
        agreed = link;
        link.click();
        agreed = null;
      });
    };
    // Capture phase, so this runs before React Router's handler.
    document.addEventListener("click", press, true);
    return () => document.removeEventListener("click", press, true);
  }, [guard]);
}

/** Asks before Back or Forward leaves the page: the router has gone back to it, and repeats the move if it may. */
function useGuardedHistory(guard: Guard) {
  useNumberedHistory();
  const isLost = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === "POP" &&
      guard.hasUnsaved() &&
      pageOf(currentLocation) !== pageOf(nextLocation),
    [guard],
  );
  const { state, proceed } = useBlocker(isLost);
  useEffect(() => {
    if (state === "blocked") guard.ask(proceed);
  }, [state, proceed, guard]);
}

type Numbered = { readonly idx?: number } | null;

/**
 * Numbers the entries that the browser itself adds to the history, for a link to an anchor on the page: the router
 * tells by its number how far away an entry is.
 */
function useNumberedHistory() {
  const last = useRef({ idx: 0, href: "" });
  // After every navigation: each renders the prompt.
  useLayoutEffect(() => {
    const idx = (window.history.state as Numbered)?.idx ?? last.current.idx;
    last.current = { idx, href: window.location.href };
  });
  useLayoutEffect(() => {
    const number = () => {
      const state = window.history.state as Numbered;
      if (state?.idx !== undefined) return;
      // The browser replaces its entry when the same anchor is followed again.
      const { idx, href } = last.current;
      const added = window.location.href === href ? 0 : 1;
      window.history.replaceState({ ...state, idx: idx + added }, "");
    };
    // Before the router's own listener.
    window.addEventListener("popstate", number, true);
    return () => window.removeEventListener("popstate", number, true);
  }, []);
}
