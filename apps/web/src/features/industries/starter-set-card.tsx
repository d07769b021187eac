import { useEffect, useRef, useState } from "react";
import type { StarterSet } from "@holdfast/contract/industries/starter-set-endpoints";
import { readStarterSet } from "@holdfast/contract/industries/starter-set-endpoints";
import { CallError } from "../../platform/api/call-error";
import { useRead } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { messageOf } from "../../ui/feedback/shown-error";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { useOrganisation } from "../dashboard/public";
import styles from "./starter-set.module.css";

type Suggestion = { readonly name: string; readonly note: string };

type StarterSetCardProps<Suggested extends Suggestion> = {
  /** What one entry is called in a sentence: 'business unit'. */
  readonly noun: string;
  /** Returns the suggestions of a set that the list does not contain yet. */
  readonly missing: (set: StarterSet) => readonly Suggested[];
  /** Adds a suggestion, or opens its form. */
  readonly onAdd: (suggested: Suggested) => Promise<void> | void;
  /** Offers to add all at once. */
  readonly onAddAll?: (suggested: readonly Suggested[]) => Promise<void> | void;
  /** Which of them are added at once, if some need more than a press; all by default. */
  readonly addedAtOnce?: (suggested: readonly Suggested[]) => readonly Suggested[];
  /** The buttons' verb, if a suggestion fills in a form or table that is saved later. */
  readonly verb?: "Add" | "Review" | "Use";
  /** Said of a list that has nothing left to suggest. */
  readonly noneText?: (set: StarterSet) => string;
  /** What the suggestions assume. */
  readonly basis?: (set: StarterSet) => string;
};

const ALL = Symbol("all");

const ICONS = { Add: "add", Review: "eye", Use: "check" } as const;

const refusalOf = (thrown: unknown) =>
  (thrown instanceof CallError ? thrown.fieldErrors[0]?.message : undefined) ?? messageOf(thrown);

/**
 * Moves the focus to the next suggestion once an accepted one has left the list, and otherwise to the card's text: the
 * button that had the focus is gone.
 */
function useFocusOfNext(length: number) {
  const list = useRef<HTMLDivElement>(null);
  /** The position of the accepted suggestion, and how many there were. */
  const pressed = useRef<{ readonly at: number | typeof ALL; readonly of: number }>(null);
  useEffect(() => {
    const last = pressed.current;
    if (!last || last.of === length || document.activeElement !== document.body) return;
    pressed.current = null;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("li button") ?? [])];
    const next = last.at === ALL ? undefined : (buttons[last.at] ?? buttons.at(-1));
    (next ?? list.current)?.focus();
  }, [length]);
  const remember = (at: number | typeof ALL) => (pressed.current = { at, of: length });
  return { list, remember };
}

/** The suggestions for the organisation's industry, marked as such; each is added only when it is accepted. */
export const StarterSetCard = <Suggested extends Suggestion>(
  props: StarterSetCardProps<Suggested>,
) => {
  const { industryCode: code } = useOrganisation();
  const set = useRead(readStarterSet, { params: { code } });
  return (
    <QueryBoundary queries={[set]} loading={<Skeleton lines={4} height={48} />}>
      {(found) => <Suggestions {...props} set={found} />}
    </QueryBoundary>
  );
};

type SuggestionsProps<Suggested extends Suggestion> = StarterSetCardProps<Suggested> & {
  readonly set: StarterSet;
};

const Suggestions = <Suggested extends Suggestion>({
  set,
  noun,
  missing,
  onAdd,
  onAddAll,
  addedAtOnce,
  verb = "Add",
  noneText,
  basis,
}: SuggestionsProps<Suggested>) => {
  const { industryName } = useOrganisation();
  const suggestions = missing(set);
  const atOnce = addedAtOnce?.(suggestions) ?? suggestions;
  const { list, remember } = useFocusOfNext(suggestions.length);
  const [adding, setAdding] = useState<string | typeof ALL | null>(null);
  const [refusal, setRefusal] = useState<string>();

  const run = async (what: string | typeof ALL, add: () => Promise<void> | void) => {
    if (adding !== null) return;
    setRefusal(undefined);
    setAdding(what);
    try {
      await add();
    } catch (thrown) {
      setRefusal(refusalOf(thrown));
    } finally {
      setAdding(null);
    }
  };

  return (
    <Card
      title={`Suggestions for ${industryName}`}
      aside={
        onAddAll &&
        atOnce.length > 1 && (
          <Button
            icon={ICONS[verb]}
            isPending={adding === ALL}
            onPress={() => {
              remember(ALL);
              void run(ALL, () => onAddAll(atOnce));
            }}
          >
            {atOnce.length < suggestions.length
              ? `${verb} ${atOnce.length} of ${suggestions.length}`
              : `${verb} all ${suggestions.length}`}
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} className={styles.card}>
        <p className={styles.note}>
          {!set.isOwn &&
            `There are no suggestions for your industry yet. These are for the most similar one: ${set.name}. `}
          {verb === "Use"
            ? "Nothing is saved until you use a suggestion and save."
            : "Nothing is added until you choose it."}
          {basis && ` ${basis(set)}`}
        </p>
        {refusal !== undefined && <Alert variant="problem">{refusal}</Alert>}
        {suggestions.length === 0 ? (
          <p>{noneText?.(set) ?? "Your list contains all suggestions."}</p>
        ) : (
          <ul className={styles.suggestions} aria-label="Suggestions">
            {suggestions.map((suggested, at) => (
              <li key={suggested.name}>
                <div>
                  <p className={styles.name}>
                    {suggested.name} <span className={styles.mark}>Suggestion</span>
                  </p>
                  <p className={styles.note}>{suggested.note}</p>
                </div>
                <Button
                  size="small"
                  icon={ICONS[verb]}
                  label={`${verb} ${noun}: ${suggested.name}`}
                  isPending={adding === suggested.name}
                  onPress={() => {
                    remember(at);
                    void run(suggested.name, () => onAdd(suggested));
                  }}
                >
                  {verb}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};
