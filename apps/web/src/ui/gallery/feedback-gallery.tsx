import { Button } from "../buttons/button";
import { Alert } from "../feedback/alert";
import { EmptyState } from "../feedback/empty-state";
import { FailureBoundary } from "../feedback/failure-boundary";
import { QueryBoundary } from "../feedback/query-boundary";
import { Skeleton } from "../feedback/skeleton";
import { ToastRegion } from "../feedback/toast-region";
import { showToast } from "../feedback/toast-store";
import { UnsavedAlert } from "../feedback/unsaved-alert";
import { ignore, LONG } from "./gallery-example";
import type { GalleryExample } from "./gallery-example";
import styles from "./gallery.module.css";

const refetch = async () => undefined;
const LOADING = { data: undefined, error: null, isFetching: true, refetch };
const FAILED = { ...LOADING, error: { message: "Holdfast can't be reached." }, isFetching: false };

const Broken = (): never => {
  throw new Error("An example of a page that cannot be rendered.");
};

const TOASTS = [
  ["done", "Contact saved"],
  ["note", "James Whitford also changed this contact"],
  ["busy", "Downloading"],
  ["problem", "The contact was not saved"],
] as const;

export const FEEDBACK: readonly GalleryExample[] = [
  ...(["note", "done", "warning", "problem"] as const).map((variant) => ({
    name: `Alert, ${variant}`,
    content: (
      <Alert variant={variant} title="Your plan expired on 1 October">
        You can read it and print it.
      </Alert>
    ),
  })),
  {
    name: "Alert, with an action and a long text",
    content: (
      <Alert variant="note" actions={<Button size="small">Renew</Button>}>
        {LONG}
      </Alert>
    ),
  },
  {
    name: "UnsavedAlert",
    content: (
      <UnsavedAlert title="This plan was deleted" where="on this page" onContinue={ignore} />
    ),
  },
  {
    name: "EmptyState",
    content: (
      <EmptyState
        icon="person"
        title="No contacts yet"
        action={<Button icon="add">Add contact</Button>}
      >
        Add the people you would phone first.
      </EmptyState>
    ),
  },
  {
    name: "FailureBoundary",
    content: (
      <FailureBoundary resetKey="gallery">
        <Broken />
      </FailureBoundary>
    ),
  },
  { name: "Skeleton", content: <Skeleton lines={3} height={24} /> },
  {
    name: "QueryBoundary, loading",
    content: (
      <QueryBoundary queries={[LOADING]} loading={<Skeleton lines={2} />}>
        {() => null}
      </QueryBoundary>
    ),
  },
  {
    name: "QueryBoundary, failed",
    content: (
      <QueryBoundary queries={[FAILED]} loading={<Skeleton lines={2} />}>
        {() => null}
      </QueryBoundary>
    ),
  },
  {
    name: "ToastRegion",
    content: (
      <div className={styles.row}>
        {TOASTS.map(([variant, title]) => (
          <Button key={variant} size="small" onPress={() => showToast({ variant, title })}>
            {`Show ${variant}`}
          </Button>
        ))}
        <ToastRegion />
      </div>
    ),
  },
];
