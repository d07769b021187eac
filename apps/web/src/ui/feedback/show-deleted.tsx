import { Button } from "../buttons/button";
import { showToast } from "./toast-store";

type DeletedEntry = {
  /** The specification's message. */
  readonly title: string;
  /** The entry, or how many: '3 contacts'. */
  readonly name: string;
  readonly isSeveral?: boolean;
  /** Restores the entry; undefined if something else was deleted or changed with it. */
  readonly undo: (() => Promise<unknown>) | undefined;
};

/** Confirms a deletion with the entry's name, and an Undo button if the entry can be restored. */
export function showDeleted({ title, name, isSeveral, undo }: DeletedEntry): void {
  const restore = async (act: () => Promise<unknown>) => {
    toast.update({ variant: "busy", title: "Restoring", text: name });
    try {
      await act();
      toast.update({
        variant: "done",
        title: `${name} ${isSeveral === true ? "were" : "was"} restored`,
      });
    } catch (thrown) {
      const text = thrown instanceof Error ? thrown.message : undefined;
      toast.update({ variant: "problem", title: `${name} could not be restored`, text });
    }
  };
  const toast = showToast({
    variant: "done",
    title,
    text: undo ? (
      <>
        {name}{" "}
        <Button size="small" label={`Undo: ${name}`} onPress={() => void restore(undo)}>
          Undo
        </Button>
      </>
    ) : (
      name
    ),
  });
}
