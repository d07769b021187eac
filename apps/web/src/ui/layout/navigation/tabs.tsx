import { useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./tabs.module.css";

type TabsProps<Id extends string> = {
  /** Names the set of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly name: string;
    /** What the tab shows if the name is long. Part of the name, which screen readers still read. */
    readonly shortName?: string;
    readonly content: ReactNode;
  }[];
  /** The selected tab. Without it the component holds the selection, starting at the first tab. */
  readonly current?: Id;
  readonly onChange?: (id: Id) => void;
};

/** Returns the index of the tab that a key selects, or undefined for other keys. Pure. */
export const tabAfterKey = (key: string, index: number, count: number): number | undefined =>
  ({
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  })[key];

/**
 * Tabs, switched by arrow keys, Home and End. Only the selected panel is rendered, and it is mounted again each time it
 * is selected. Our own, because it needs a tenth of the bytes of React Aria's.
 */
export const Tabs = <Id extends string>(props: TabsProps<Id>) => {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(props.tabs[0]?.id);
  const current = props.current ?? own;

  const open = (index: number) => {
    const tab = props.tabs[index];
    if (!tab || tab.id === current) return;
    setOwn(tab.id);
    props.onChange?.(tab.id);
  };

  const press = (event: KeyboardEvent, index: number) => {
    const next = tabAfterKey(event.key, index, props.tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    open(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={props.label} className={styles.list}>
        {props.tabs.map(({ id, name, shortName }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-label={shortName && name}
            id={`${prefix}-${id}`}
            aria-selected={id === current}
            aria-controls={`${prefix}-panel`}
            tabIndex={id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => open(index)}
            onKeyDown={(event) => press(event, index)}
          >
            {shortName ?? name}
          </button>
        ))}
      </div>
      <div
        key={current}
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${current}`}
      >
        {props.tabs.find(({ id }) => id === current)?.content}
      </div>
    </div>
  );
};
