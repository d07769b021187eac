import { useEffect, useId, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../buttons/icon";
import { focusIfRequested } from "./focus-page-title";
import styles from "./page-frame.module.css";

type PageLink = {
  readonly to: string;
  readonly label: string;
  /** Why the page cannot be opened yet; the label is then not a link. */
  readonly waitsFor?: string | undefined;
};

type PageFrameProps = {
  readonly title: string;
  /** One sentence: what this page is for. */
  readonly purpose: ReactNode;
  /** The primary action, at the right. */
  readonly action?: ReactNode;
  /** Help for the page: why it matters, with an example. Can be collapsed. */
  readonly help?: ReactNode;
  readonly helpTitle?: string;
  /** Puts the help above the content, for a table that needs the full width. */
  readonly isWide?: boolean;
  /** Neighbours in the specification's page chain. */
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly children: ReactNode;
};

const FOLDED_KEY = "holdfast.help_folded";

/** The stored state; by default open, except on a phone, where the help would push the content off screen. */
const isFoldedAtFirst = () => {
  const stored = localStorage.getItem(FOLDED_KEY);
  return stored === null ? window.matchMedia("(width <= 768px)").matches : stored === "yes";
};

/** The layout of every signed-in page: title, purpose, primary action, collapsible help, previous and next. */
export const PageFrame = (props: PageFrameProps) => {
  const [isFolded, setFolded] = useState(isFoldedAtFirst);
  const helpId = useId();
  const isHelpBeside = props.help !== undefined && props.isWide !== true && !isFolded;

  useEffect(() => {
    document.title = `${props.title} · Holdfast`;
  }, [props.title]);

  const fold = () => {
    localStorage.setItem(FOLDED_KEY, isFolded ? "no" : "yes");
    setFolded(!isFolded);
  };

  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 ref={focusIfRequested} tabIndex={-1} className={styles.title}>
            {props.title}
          </h1>
          <p className={styles.purpose}>{props.purpose}</p>
        </div>
        <div className={styles.action}>{props.action}</div>
      </header>
      <div className={styles.body} data-help={isHelpBeside ? "" : undefined}>
        <div className={styles.content}>{props.children}</div>
        {props.help !== undefined && (
          <aside className={styles.help} aria-label={props.helpTitle ?? "Help"}>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={!isFolded}
              aria-controls={helpId}
              onClick={fold}
            >
              <Icon name="help" />
              <span>{props.helpTitle ?? "Why this matters"}</span>
              <Icon name={isFolded ? "chevron-down" : "chevron-up"} size={16} />
            </button>
            <div id={helpId} className={styles.helpText} hidden={isFolded}>
              {props.help}
            </div>
          </aside>
        )}
      </div>
      {(props.previous ?? props.next) && (
        <nav className={styles.chain} aria-label="Previous and next page">
          {props.previous && <ChainLink link={props.previous} direction="previous" />}
          {props.next && <ChainLink link={props.next} direction="next" />}
        </nav>
      )}
    </div>
  );
};

const ChainLink = ({ link, direction }: { link: PageLink; direction: "previous" | "next" }) => {
  const content = (
    <>
      {direction === "previous" && <Icon name="arrow-left" />}
      <span>
        <span className={styles.way}>
          {link.waitsFor ?? (direction === "previous" ? "Previous" : "Next")}
        </span>
        {link.label}
      </span>
      {direction === "next" && <Icon name="arrow-right" />}
    </>
  );
  return link.waitsFor === undefined ? (
    <Link className={styles.link} data-direction={direction} to={link.to}>
      {content}
    </Link>
  ) : (
    <span className={styles.link} data-direction={direction} data-waiting="">
      {content}
    </span>
  );
};
