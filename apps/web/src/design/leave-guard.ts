import { createContext, useContext, useEffect, useId } from "react";

/*
 * Nothing that a person typed is lost in silence: a form says what it holds, whoever closes it asks first.
 */

/** What a window gives to the forms and fields inside it. */
export type LeaveGuard = {
  /** Says whether this holder, by its own id, has something that is not saved. */
  readonly hold: (holder: string, isUnsaved: boolean) => void;
  /** Does it at once, or after the person has agreed to discard what is held. */
  readonly leave: (act: () => void) => void;
};

const UNGUARDED: LeaveGuard = { hold: () => undefined, leave: (act) => act() };

export const LeaveGuardContext = createContext(UNGUARDED);

/** For a form or field: whether it holds something that closing the window around it would lose. */
export function useUnsaved(isUnsaved: boolean): void {
  const { hold } = useContext(LeaveGuardContext);
  const holder = useId();
  useEffect(() => {
    hold(holder, isUnsaved);
    return () => hold(holder, false);
  }, [hold, holder, isUnsaved]);
}

/** For a Cancel button: goes through with an act that loses what is not saved, once the person agrees. */
export const useLeave = (): LeaveGuard["leave"] => useContext(LeaveGuardContext).leave;
