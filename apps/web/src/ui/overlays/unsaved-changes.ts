import { createContext, useContext, useEffect, useId, useMemo, useRef, useState } from "react";

/*
 * Warns before unsaved input is discarded: forms and fields report unsaved input, and closing or leaving asks first.
 */

/** The action that would discard unsaved input. */
type Act = () => void;

/** What a dialog or page provides to the forms and fields inside it. */
export type UnsavedChangesGuard = {
  /** Reports whether the holder with this id has unsaved input. */
  readonly hold: (holder: string, isUnsaved: boolean) => void;
  /** Runs the action at once, or after the person has agreed to discard unsaved input. */
  readonly leave: (act: Act) => void;
  /** For a dialog inside: it asks instead, because it is on top. Returns a function that undoes this. */
  readonly coverWith: (ask: (act: Act) => void) => () => void;
  /** Like `hold`, for input that the tab stores. Leaving the page does not lose it, so nothing is asked. */
  readonly watch?: (holder: string, isUnsaved: boolean) => void;
};

const UNGUARDED: UnsavedChangesGuard = {
  hold: () => undefined,
  leave: (act) => act(),
  coverWith: () => () => undefined,
};

export const UnsavedChangesContext = createContext(UNGUARDED);

/** The guard of a dialog or page, and its open question. */
export type GuardState = {
  readonly guard: UnsavedChangesGuard & {
    /** Whether there is unsaved input here or in a dialog inside. */
    readonly hasUnsaved: () => boolean;
    /** Asks in the topmost dialog. */
    readonly ask: (act: Act) => void;
  };
  /** The action to run once the person agrees; null if nothing is asked. */
  readonly pending: Act | null;
  readonly forget: () => void;
};

/**
 * Guards the content of its context, and makes the browser ask before a reload. With `forgetsWhenSaved`, an open question
 * closes when a save that was under way leaves nothing to discard; a dialog closes with its save.
 */
export function useLeaveGuard({ forgetsWhenSaved = false } = {}): GuardState {
  const around = useContext(UnsavedChangesContext);
  const holders = useRef(new Set<string>());
  const covers = useRef<readonly ((act: Act) => void)[]>([]);
  const [pending, setPending] = useState<{ readonly act: Act } | null>(null);

  const guard = useMemo(() => {
    const hasUnsaved = () => holders.current.size > 0;
    return {
      hasUnsaved,
      hold: (holder: string, isUnsaved: boolean) => {
        if (isUnsaved) holders.current.add(holder);
        else holders.current.delete(holder);
        around.hold(holder, isUnsaved);
        // After the effects of this render, because a holder that changes reports twice.
        queueMicrotask(() => {
          if (forgetsWhenSaved && !hasUnsaved()) setPending(null);
        });
      },
      leave: (act: Act) => {
        if (hasUnsaved()) setPending({ act });
        else act();
      },
      ask: (act: Act) => {
        const cover = covers.current.at(-1);
        if (cover) cover(act);
        else setPending({ act });
      },
      coverWith: (cover: (act: Act) => void) => {
        covers.current = [...covers.current, cover];
        return () => {
          covers.current = covers.current.filter((other) => other !== cover);
        };
      },
    };
  }, [around, forgetsWhenSaved]);

  useEffect(() => around.coverWith(guard.ask), [around, guard]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (guard.hasUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [guard]);

  return { guard, pending: pending?.act ?? null, forget: () => setPending(null) };
}

/** Reports whether a form or field has input that closing its dialog or leaving the page would lose. */
export function useUnsaved(isUnsaved: boolean): void {
  const { hold } = useContext(UnsavedChangesContext);
  const holder = useId();
  useEffect(() => {
    hold(holder, isUnsaved);
    return () => hold(holder, false);
  }, [hold, holder, isUnsaved]);
}

/** Like `useUnsaved`, for changes that the tab stores until they are saved. */
export function useUnsavedDrafts(isUnsaved: boolean): void {
  const { watch } = useContext(UnsavedChangesContext);
  const holder = useId();
  useEffect(() => {
    watch?.(holder, isUnsaved);
    return () => watch?.(holder, false);
  }, [watch, holder, isUnsaved]);
}

/** Whether the page has unsaved input; false outside a frame that uses `useUnsavedWatch`. */
export const HasUnsavedContext = createContext(false);

/** Returns a guard for the page inside a frame, and whether the page has unsaved input. */
export function useUnsavedWatch(): {
  readonly guard: UnsavedChangesGuard;
  readonly hasUnsaved: boolean;
} {
  const around = useContext(UnsavedChangesContext);
  const [holders, setHolders] = useState<ReadonlySet<string>>(new Set());
  const guard = useMemo(() => {
    const watch = (holder: string, isUnsaved: boolean) =>
      setHolders((before) => {
        if (before.has(holder) === isUnsaved) return before;
        const others = [...before].filter((other) => other !== holder);
        return new Set(isUnsaved ? [...others, holder] : others);
      });
    return {
      ...around,
      watch,
      hold: (holder: string, isUnsaved: boolean) => {
        around.hold(holder, isUnsaved);
        watch(holder, isUnsaved);
      },
    };
  }, [around]);
  return { guard, hasUnsaved: holders.size > 0 };
}

/** Returns `leave`, for Cancel buttons: runs an action once the person agrees to discard unsaved input. */
export const useLeave = (): UnsavedChangesGuard["leave"] => useContext(UnsavedChangesContext).leave;
