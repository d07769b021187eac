import { useEffect, useId } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../buttons/icon";
import { focusIfRequested } from "./focus-page-title";
import "./fold.css";
import styles from "./page-frame.module.css";
import { useFoldedHelp } from "./use-folded-help";

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

/** The layout of every signed-in page: title, purpose, primary action, collapsible help, previous and next. */
export const PageFrame = (props: PageFrameProps) => {
  const [isFolded, toggleHelp] = useFoldedHelp();
  const helpId = useId();
  const isHelpBeside = props.help !== undefined && props.isWide !== true && !isFolded;

  useEffect(() => {
    document.title = `${props.title} · Holdfast`;
  }, [props.title]);

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
              onClick={toggleHelp}
            >
              <Icon name="help" />
              <span>{props.helpTitle ?? "Why this matters"}</span>
              <Icon name={isFolded ? "chevron-down" : "chevron-up"} size={16} />
            </button>
            <div id={helpId} className={styles.helpText} hidden={isFolded}>
              {!isFolded && props.help}
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
