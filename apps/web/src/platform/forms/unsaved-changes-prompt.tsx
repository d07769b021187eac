import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LeaveGuardContext, useLeaveGuard } from "../../ui/overlays/unsaved-changes";
import type { GuardState } from "../../ui/overlays/unsaved-changes";
import { lazyComponent } from "../routing/lazy-component";

const LeaveQuestion = lazyComponent(
  async () => (await import("../../ui/overlays/unsaved-changes-question")).LeaveQuestion,
);

type Guard = GuardState["guard"];

/**
 * Around all pages: whoever goes to another one by a link or the browser's history, while a form holds
 * something that is not saved, is asked first. What a page does by itself, such as going on after a save, is
 * not asked about. The router has a blocker only in its data mode
 * (docs/decisions/015-tables-and-router.md).
 */
export const UnsavedChangesPrompt = ({ children }: { readonly children: ReactNode }) => {
  const { guard, asked, forget } = useLeaveGuard();
  useGuardedLinks(guard);
  useGuardedHistory(guard);
  // Cancel in a page loses nothing that is out of sight: only windows ask there.
  const ofPages = useMemo(() => ({ ...guard, leave: (act: () => void) => act() }), [guard]);
  return (
    <LeaveGuardContext value={ofPages}>
      {children}
      {asked && <LeaveQuestion asked={asked} forget={forget} />}
    </LeaveGuardContext>
  );
};

/** The page that an address names; its fragment is a place on the page. */
const pageOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) => pathname + search;

/** Whether the link, pressed like this, shows another page of ours in this tab. */
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
      if (!guard.isHolding() || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      guard.ask(() => {
        agreed = link;
        link.click();
        agreed = null;
      });
    };
    // On the way down, before the router hears of it.
    document.addEventListener("click", press, true);
    return () => document.removeEventListener("click", press, true);
  }, [guard]);
}

/** Where the router has put an entry of the history (count); a followed fragment has none yet. */
const placeInHistory = (): number | null =>
  (window.history.state as { readonly idx?: number } | null)?.idx ?? null;

function useGuardedHistory(guard: Guard) {
  const location = useLocation();
  const here = useRef({ page: "", href: "", place: 0 });

  useLayoutEffect(() => {
    const { href } = window.location;
    here.current = { page: pageOf(location), href, place: placeInHistory() ?? 0 };
  }, [location]);

  // Before the router around it listens: a window's listeners are told in the order in which they came.
  useLayoutEffect(() => {
    let isReturning = false;
    let isAgreed = false;
    const move = (event: PopStateEvent) => {
      const { page, href, place } = here.current;
      if (placeInHistory() === null) {
        const idx = window.location.href === href ? place : place + 1;
        window.history.replaceState({ ...window.history.state, idx }, "");
      }
      const places = (placeInHistory() ?? place) - place;
      if (isReturning && places === 0) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const isLost = guard.isHolding() && !isAgreed && pageOf(window.location) !== page;
      isAgreed = false;
      if (!isLost || places === 0) return;
      // The browser has moved already: the router is not told, and the browser moves back.
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-places);
      guard.ask(() => {
        isAgreed = true;
        window.history.go(places);
      });
    };
    window.addEventListener("popstate", move, true);
    return () => window.removeEventListener("popstate", move, true);
  }, [guard]);
}
