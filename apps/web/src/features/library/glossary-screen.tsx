import type { GlossaryTerm } from "@holdfast/contract/library/plan-lookups";
import { listTerms } from "@holdfast/contract/library/plan-lookups";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useRead } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { TextField } from "../../ui/fields/inputs/text-field";
import { PageFrame } from "../../ui/layout/page-frame";
import { groupByLetter, LETTERS, termAnchor } from "./glossary-rules";
import type { LetterGroup } from "./glossary-rules";
import styles from "./library.module.css";

/** /dashboard/glossary: the terms of continuity planning, A to Z. */
export const GlossaryScreen = () => {
  const terms = useRead(listTerms, {});
  return (
    <PageFrame title="Glossary" purpose="What the terms of continuity planning mean, A to Z.">
      <QueryBoundary queries={[terms]} loading={<Skeleton lines={12} height={48} />}>
        {(all) => <Terms terms={all} />}
      </QueryBoundary>
    </PageFrame>
  );
};

const Terms = ({ terms }: { readonly terms: readonly GlossaryTerm[] }) => {
  const [filter, setFilter] = useState("");
  const { hash } = useLocation();
  const anchor = hash.slice(1);
  useEffect(() => {
    if (anchor !== "") document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
  const groups = groupByLetter(terms, filter);
  const shown = groups.reduce((sum, group) => sum + group.terms.length, 0);
  return (
    <>
      <div className={styles.filter}>
        <TextField
          name="filter"
          label="Filter terms"
          placeholder="Term, meaning or abbreviation"
          isLabelHidden
          isCompact
          value={filter}
          onChange={setFilter}
        />
        <output className={styles.count}>
          {shown === 1 ? "1 term" : `${shown} terms`}
          {shown < terms.length && ` of ${terms.length}`}
        </output>
      </div>
      <LetterIndex groups={groups} />
      {groups.length === 0 ? (
        <EmptyState
          icon="search"
          title="No results"
          action={<Button onPress={() => setFilter("")}>Show all terms</Button>}
        >
          No terms match your filter.
        </EmptyState>
      ) : (
        groups.map((group) => <LetterSection key={group.letter} {...group} anchor={anchor} />)
      )}
    </>
  );
};

const LetterIndex = ({ groups }: { readonly groups: readonly LetterGroup[] }) => (
  <nav className={styles.index} aria-label="Letters">
    {LETTERS.map((letter) =>
      groups.some((group) => group.letter === letter) ? (
        <a key={letter} className={styles.letter} href={`#${letter}`}>
          {letter}
        </a>
      ) : (
        <span key={letter} className={styles.letter} aria-hidden="true">
          {letter}
        </span>
      ),
    )}
  </nav>
);

const LetterSection = ({ letter, terms, anchor }: LetterGroup & { readonly anchor: string }) => (
  <section className={styles.group} aria-labelledby={letter}>
    <h2 id={letter}>{letter}</h2>
    <dl>
      {terms.map(({ name, description }) => (
        <div
          key={name}
          id={termAnchor(name)}
          className={styles.term}
          data-current={termAnchor(name) === anchor ? "" : undefined}
        >
          <dt>{name}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  </section>
);
