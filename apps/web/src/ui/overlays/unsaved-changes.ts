import { createContext, useContext, useEffect, useId, useMemo, useRef, useState } from "react";

/*
 * Nothing that a person typed is lost in silence: a form says what it holds, whoever closes it asks first.
 */

/** What the person agrees to, or not. */
type Act = () => void;

/** What a window, and the page below it, give to the forms and fields inside. */
export type LeaveGuard = {
  /** Says whether this holder, by its own id, has something that is not saved. */
  readonly hold: (holder: string, isUnsaved: boolean) => void;
  /** Does it at once, or after the person has agreed to discard what is held. */
  readonly leave: (act: Act) => void;
  /** For a window inside: what is asked is asked there, on top. Returns how to undo it. */
  readonly coverWith: (ask: (act: Act) => void) => () => void;
  /** As `hold`, for what the tab stores: leaving the page does not lose it, so nothing is asked. */
  readonly watch?: (holder: string, isUnsaved: boolean) => void;
};

const UNGUARDED: LeaveGuard = {
  hold: () => undefined,
  leave: (act) => act(),
  coverWith: () => () => undefined,
};

export const LeaveGuardContext = createContext(UNGUARDED);

/** The guard of a window or page, and what it is asking at the moment. */
export type GuardState = {
  readonly guard: LeaveGuard & {
    /** Whether something in here, or in a window inside, is not saved. */
    readonly isHolding: () => boolean;
    /** Asks in the topmost window. */
    readonly ask: (act: Act) => void;
  };
  /** What is to be done once the person agrees. */
  readonly asked: Act | null;
  readonly forget: () => void;
};

/** Guards what is drawn within its context, and has the browser ask before a reload. */
export function useLeaveGuard(): GuardState {
  const around = useContext(LeaveGuardContext);
  const holders = useRef(new Set<string>());
  const covers = useRef<readonly ((act: Act) => void)[]>([]);
  const [asked, setAsked] = useState<{ readonly act: Act } | null>(null);

  const guard = useMemo(() => {
    const isHolding = () => holders.current.size > 0;
    return {
      isHolding,
      hold: (holder: string, isUnsaved: boolean) => {
        if (isUnsaved) holders.current.add(holder);
        else holders.current.delete(holder);
        around.hold(holder, isUnsaved);
      },
      leave: (act: Act) => {
        if (isHolding()) setAsked({ act });
        else act();
      },
      ask: (act: Act) => {
        const cover = covers.current.at(-1);
        if (cover) cover(act);
        else setAsked({ act });
      },
      coverWith: (cover: (act: Act) => void) => {
        covers.current = [...covers.current, cover];
        return () => {
          covers.current = covers.current.filter((other) => other !== cover);
        };
      },
    };
  }, [around]);

  useEffect(() => around.coverWith(guard.ask), [around, guard]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (guard.isHolding()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [guard]);

  return { guard, asked: asked?.act ?? null, forget: () => setAsked(null) };
}

/** For a form or field: whether it holds something that closing the window around it, or another page, would lose. */
export function useUnsaved(isUnsaved: boolean): void {
  const { hold } = useContext(LeaveGuardContext);
  const holder = useId();
  useEffect(() => {
    hold(holder, isUnsaved);
    return () => hold(holder, false);
  }, [hold, holder, isUnsaved]);
}

/** As `useUnsaved`, for changes that the tab stores until they are saved. */
export function useUnsavedDrafts(isUnsaved: boolean): void {
  const { watch } = useContext(LeaveGuardContext);
  const holder = useId();
  useEffect(() => {
    watch?.(holder, isUnsaved);
    return () => watch?.(holder, false);
  }, [watch, holder, isUnsaved]);
}

/** Whether something on the page has not been saved; false outside a frame that watches it. */
export const HasUnsavedContext = createContext(false);

/** A guard for the page inside a frame, and whether something within it has not been saved. */
export function useUnsavedWatch(): { readonly guard: LeaveGuard; readonly hasUnsaved: boolean } {
  const around = useContext(LeaveGuardContext);
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

/** For a Cancel button: goes through with an act that loses what is not saved, once the person agrees. */
export const useLeave = (): LeaveGuard["leave"] => useContext(LeaveGuardContext).leave;
