import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../buttons/icon";
import { closePassedToasts } from "../../feedback/toast-store";
import { focusPageTitle } from "../focus-page-title";
import { useFocusKept } from "../use-focus-kept";
import { SideMenu } from "./side-menu";
import type { SideMenuAction, SideGroup } from "./side-menu";
import styles from "./side-frame.module.css";
import { useNarrowerThan } from "../use-media";

type SideFrameProps = {
  /** Names the menu for screen readers: 'Plan', 'Admin'. */
  readonly menuLabel: string;
  readonly groups: readonly SideGroup[];
  /** Actions after the groups, such as 'Log out'. */
  readonly actions?: readonly SideMenuAction[];
  /** Above the menu: the area's name and the switch between areas. In the rail it is inside `[data-rail]`. */
  readonly top: ReactNode;
  /** The header above the page. */
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/**
 * The signed-in layout: a dark sidebar of 280 px, an icon rail at 1024 px or less, a drawer behind a button on a phone;
 * header above and footer below the page.
 */
export const SideFrame = (props: SideFrameProps) => {
  const isNarrow = useNarrowerThan("laptop");
  const isPhone = useNarrowerThan("tablet");
  const [isFolded, setFolded] = useState(false);
  const { pathname } = useLocation();
  // The drawer belongs to the page it was opened on, so navigation closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isDrawerOpen = openedAt === pathname;
  const isRail = !isPhone && (isNarrow || isFolded);

  const isCovered = isPhone && isDrawerOpen;
  const side = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);

  useEffect(() => {
    if (!isCovered) return undefined;
    side.current?.focus();
    const back = opener.current;
    return () => back?.focus();
  }, [isCovered]);

  // So that screen readers announce the new page, whose link may have been removed.
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current !== pathname) focusPageTitle();
    lastPath.current = pathname;
    return closePassedToasts;
  }, [pathname]);

  const close = () => setOpenedAt(null);

  return (
    <div className={styles.frame} data-rail={isRail ? "" : undefined}>
      <a className={styles.skip} href="#page">
        Skip to main content
      </a>
      {isCovered && (
        <button type="button" className={styles.shade} aria-label="Close menu" onClick={close} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the drawer */}
      <aside
        ref={side}
        tabIndex={-1}
        aria-label="Sidebar"
        className={styles.side}
        data-open={isDrawerOpen ? "" : undefined}
        inert={isPhone && !isDrawerOpen}
        onKeyDown={(event) => {
          if (event.key === "Escape" && isCovered) close();
        }}
      >
        {props.top}
        <SideMenu
          label={props.menuLabel}
          groups={props.groups}
          isRail={isRail}
          {...(props.actions ? { actions: props.actions } : {})}
        />
        {!isNarrow && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            <Icon name={isFolded ? "chevron-right" : "chevron-left"} />
            {!isFolded && "Collapse menu"}
            {isFolded && <span className="visually-hidden">Expand menu</span>}
          </button>
        )}
      </aside>
      <header className={styles.header} inert={isCovered}>
        {isPhone && (
          <button
            ref={opener}
            type="button"
            className={styles.opener}
            aria-label="Menu"
            aria-expanded={isDrawerOpen}
            onClick={() => setOpenedAt(pathname)}
          >
            <Icon name="menu" />
          </button>
        )}
        {props.header}
      </header>
      <main ref={main} className={styles.main} id="page" tabIndex={-1} inert={isCovered}>
        {props.children}
      </main>
      <footer className={styles.footer} inert={isCovered}>
        {props.footer}
      </footer>
    </div>
  );
};
