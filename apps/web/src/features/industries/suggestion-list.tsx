import type { SuggestionKind } from "@holdfast/contract/proposals/declined-suggestion";
import { useEffect, useRef, useState } from "react";
import { firstMessageOf } from "../../platform/api/call-error";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import styles from "./suggestions.module.css";
import { useDeclinedSuggestions } from "./use-declined-suggestions";

export type Suggestion = {
  readonly name: string;
  readonly note: string;
  /** Identifies the suggestion within its kind, if the name does not. */
  readonly key?: string;
};

export type SuggestionListProps<Suggested extends Suggestion> = {
  readonly title: string;
  readonly kind: SuggestionKind;
  /** What the suggestions assume. */
  readonly basis?: string | undefined;
  /** What one entry is called in a sentence: 'business unit'. */
  readonly noun: string;
  readonly suggestions: readonly Suggested[];
  /** Adds a suggestion, or opens its form. */
  readonly onAdd: (suggested: Suggested) => Promise<void> | void;
  /** Offers to add all at once. */
  readonly onAddAll?: ((suggested: readonly Suggested[]) => Promise<void> | void) | undefined;
  /** The buttons' verb, if a suggestion fills in a form or table that is saved later. */
  readonly verb?: "Add" | "Review" | "Use" | undefined;
  /** Said if there is nothing left to suggest. */
  readonly noneText?: string | undefined;
};

const ALL = Symbol("all");
const keyOf = ({ key, name }: Suggestion) => key ?? name;

const ICONS = { Add: "add", Review: "eye", Use: "check" } as const;

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

/**
 * Suggestions for a list, marked as such; each is added only when it is accepted. 'Not for us' is stored: 'Add all'
 * adds the others, and the suggestion does not return until the user undoes it.
 */
export const SuggestionList = <Suggested extends Suggestion>(
  props: SuggestionListProps<Suggested>,
) => {
  const { title, kind, basis, noun, onAdd, onAddAll, verb = "Add", noneText } = props;
  const { declined, isDeclined, decline, takeBack } = useDeclinedSuggestions(kind);
  const suggestions = props.suggestions.filter((suggestion) => !isDeclined(keyOf(suggestion)));
  const left = props.suggestions.filter((suggestion) => isDeclined(keyOf(suggestion)));
  const [showsLeft, setShowsLeft] = useState(false);
  const { list, remember } = useFocusOfNext(suggestions.length);
  const [adding, setAdding] = useState<string | typeof ALL | null>(null);
  const [refusal, setRefusal] = useState<string>();

  const run = async (what: string | typeof ALL, add: () => Promise<void> | void) => {
    if (adding !== null) return;
    setRefusal(undefined);
    setAdding(what);
    try {
      await add();
    } catch (error) {
      setRefusal(firstMessageOf(error));
    } finally {
      setAdding(null);
    }
  };

  if (declined.data === undefined && !declined.error) return <Skeleton lines={4} height={48} />;
  return (
    <Card
      title={title}
      aside={
        onAddAll &&
        suggestions.length > 1 && (
          <Button
            icon={ICONS[verb]}
            isPending={adding === ALL}
            onPress={() => {
              remember(ALL);
              void run(ALL, () => onAddAll(suggestions));
            }}
          >
            {`${verb} all ${suggestions.length}`}
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} className={styles.card}>
        <p className={styles.note}>
          {verb === "Use"
            ? "Nothing is saved until you use a suggestion and save."
            : "Nothing is added until you choose it."}
          {basis !== undefined && ` ${basis}`}
        </p>
        {refusal !== undefined && <Alert variant="problem">{refusal}</Alert>}
        {suggestions.length === 0 ? (
          <p>
            {left.length > 0
              ? "There is nothing more to suggest."
              : (noneText ?? "Your list contains all suggestions.")}
          </p>
        ) : (
          <ul className={styles.suggestions} aria-label="Suggestions">
            {suggestions.map((suggested, at) => (
              <li key={keyOf(suggested)}>
                <div>
                  <p className={styles.name}>
                    {suggested.name} <span className={styles.mark}>Suggestion</span>
                  </p>
                  <p className={styles.note}>{suggested.note}</p>
                </div>
                <div className={styles.buttons}>
                  <Button
                    size="small"
                    variant="quiet"
                    label={`Not for us: ${suggested.name}`}
                    onPress={() => {
                      remember(at);
                      void decline(keyOf(suggested), suggested.name);
                    }}
                  >
                    Not for us
                  </Button>
                  <Button
                    size="small"
                    icon={ICONS[verb]}
                    label={`${verb} ${noun}: ${suggested.name}`}
                    isPending={adding === keyOf(suggested)}
                    onPress={() => {
                      remember(at);
                      void run(keyOf(suggested), () => onAdd(suggested));
                    }}
                  >
                    {verb}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        {left.length > 0 && (
          <p>
            <Button size="small" variant="quiet" onPress={() => setShowsLeft(!showsLeft)}>
              {showsLeft
                ? "Hide those marked ‘Not for us’"
                : `Show ${left.length} marked ‘Not for us’`}
            </Button>
          </p>
        )}
        {showsLeft && left.length > 0 && (
          <ul className={styles.suggestions} aria-label="Not for us">
            {left.map((suggestion) => (
              <li key={keyOf(suggestion)}>
                <p className={styles.name}>{suggestion.name}</p>
                <Button
                  size="small"
                  label={`Suggest again: ${suggestion.name}`}
                  isPending={adding === keyOf(suggestion)}
                  onPress={() => void run(keyOf(suggestion), () => takeBack(keyOf(suggestion)))}
                >
                  Suggest again
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};
