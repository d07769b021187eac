/** The current time. Injected, so that a test can stop it or move it forward. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns `instant` plus `milliseconds`. */
export const addMs = (instant: Date, milliseconds: number) =>
  new Date(instant.getTime() + milliseconds);
