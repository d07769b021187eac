import "vitest";

/** What the global setup passes to the test files; read it with `inject("testEngine")`. */
export type TestEngine = {
  /** The URL of a throwaway PostgreSQL, without the database name. */
  readonly url: string;
  /** A migrated database there without connections. */
  readonly template: string;
  /** A migrated data directory, stopped, to be copied. */
  readonly templateDirectory: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    testEngine: TestEngine;
  }
}
