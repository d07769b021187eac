/*
 * What the host (main thread) and the worker of the embedded engine say to each other.
 */

export type EmbeddedWorkerData = {
  /** The cluster's folder. */
  readonly directory: string;
  readonly socketPath: string;
  /** Below this much free space writes are refused (bytes). */
  readonly lowSpaceBytes: number;
  readonly idleInTransactionMs: number;
  /** Counters both sides see even while the engine's thread is busy; positions in `SHARED`. */
  readonly shared: SharedArrayBuffer;
};

export type EmbeddedWorkerMessage =
  | { readonly kind: "up" }
  | { readonly kind: "stopped" }
  | { readonly kind: "space"; readonly low: boolean };

export const SHARED = {
  /** Odd while a unit of statements runs. */
  units: 0,
  /** Completed fsync calls. */
  syncs: 1,
  /** Writes that failed for want of space. */
  noSpace: 2,
  size: 3,
} as const;

/** Ending of the marker file beside the cluster's folder while it is first made. */
export const INITIALISING = ".initialising";
