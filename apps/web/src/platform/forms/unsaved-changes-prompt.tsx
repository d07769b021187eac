import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { UnsavedChangesContext, useLeaveGuard } from "../../ui/overlays/unsaved-changes";
import type { GuardState } from "../../ui/overlays/unsaved-changes";
import { lazyComponent } from "../../ui/loading/lazy-component";

const UnsavedChangesQuestion = lazyComponent(
  async () => (await import("../../ui/overlays/unsaved-changes-question")).UnsavedChangesQuestion,
);

type Guard = GuardState["guard"];

/**
 * Wraps all pages and asks before a link or the browser's history leaves a page with unsaved input. Navigation by the
 * page itself, such as after a save, does not ask. Our own, because the router has a blocker only in its data
 * mode (docs/decisions/015-tables-and-router.md).
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

/** Returns the router's index of the current history entry; null for an entry made by following a fragment. */
const historyIndex = (): number | null =>
  (window.history.state as { readonly idx?: number } | null)?.idx ?? null;

function useGuardedHistory(guard: Guard) {
  const location = useLocation();
  const here = useRef({ page: "", href: "", index: 0 });

  useLayoutEffect(() => {
    const { href } = window.location;
    here.current = { page: pageOf(location), href, index: historyIndex() ?? 0 };
  }, [location]);

  // Registered before the router's listener, because listeners run in the order of registration.
  useLayoutEffect(() => {
    let isReturning = false;
    let isAgreed = false;
    const move = (event: PopStateEvent) => {
      const { page, href, index } = here.current;
      if (historyIndex() === null) {
        const idx = window.location.href === href ? index : index + 1;
        window.history.replaceState({ ...window.history.state, idx }, "");
      }
      const delta = (historyIndex() ?? index) - index;
      if (isReturning && delta === 0) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const isLost = guard.hasUnsaved() && !isAgreed && pageOf(window.location) !== page;
      isAgreed = false;
      if (!isLost || delta === 0) return;
      // The browser has navigated already: hide the event from the router and go back.
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-delta);
      guard.ask(() => {
        isAgreed = true;
        window.history.go(delta);
      });
    };
    window.addEventListener("popstate", move, true);
    return () => window.removeEventListener("popstate", move, true);
  }, [guard]);
}
