import { useState } from "react";
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
import styles from "./starter-set.module.css";

type Suggestion = { readonly name: string; readonly note: string };

type StarterSetCardProps<Suggested extends Suggestion> = {
  readonly organisation: { readonly industryCode: string; readonly industryName: string };
  /** What one entry is called in a sentence: 'business unit'. */
  readonly noun: string;
  /** Returns the suggestions of a set that the list does not contain yet. */
  readonly missing: (set: StarterSet) => readonly Suggested[];
  /** Adds a suggestion, or opens its form. */
  readonly onAdd: (suggested: Suggested) => Promise<void> | void;
  /** Offers to add all at once. */
  readonly onAddAll?: (suggested: readonly Suggested[]) => Promise<void>;
};

const ALL = Symbol("all");

const refusalOf = (thrown: unknown) =>
  (thrown instanceof CallError ? thrown.fieldErrors[0]?.message : undefined) ?? messageOf(thrown);

/** The suggestions for the organisation's industry, marked as such; each is added only when it is accepted. */
export const StarterSetCard = <Suggested extends Suggestion>({
  organisation,
  noun,
  missing,
  onAdd,
  onAddAll,
}: StarterSetCardProps<Suggested>) => {
  const { industryCode: code, industryName } = organisation;
  const set = useRead(readStarterSet, { params: { code } });
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
    <QueryBoundary queries={[set]} loading={<Skeleton lines={4} height={48} />}>
      {(found) => {
        const suggestions = missing(found);
        return (
          <Card
            title={`Suggestions for ${industryName}`}
            aside={
              onAddAll &&
              suggestions.length > 1 && (
                <Button
                  icon="add"
                  isPending={adding === ALL}
                  onPress={() => run(ALL, () => onAddAll(suggestions))}
                >
                  {`Add all ${suggestions.length}`}
                </Button>
              )
            }
          >
            <p className={styles.note}>
              {!found.isOwn &&
                `There are no suggestions for your industry yet. These are for the nearest one: ${found.name}. `}
              Nothing is added until you choose it.
            </p>
            {refusal !== undefined && <Alert variant="problem">{refusal}</Alert>}
            {suggestions.length === 0 ? (
              <p>Your list contains all suggestions.</p>
            ) : (
              <ul className={styles.suggestions} aria-label="Suggestions">
                {suggestions.map((suggested) => (
                  <li key={suggested.name}>
                    <div>
                      <p className={styles.name}>
                        {suggested.name} <span className={styles.mark}>Suggestion</span>
                      </p>
                      <p className={styles.note}>{suggested.note}</p>
                    </div>
                    <Button
                      size="small"
                      icon="add"
                      label={`Add ${noun}: ${suggested.name}`}
                      isPending={adding === suggested.name}
                      onPress={() => run(suggested.name, () => onAdd(suggested))}
                    >
                      Add
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        );
      }}
    </QueryBoundary>
  );
};
