import "vitest";

/** What the global setup hands to the test files; `inject("testEngine")` reads it. */
export type TestEngine = {
  /** The URL of a throwaway PostgreSQL, its database's name left out. */
  readonly url: string;
  /** A migrated database there that nobody is connected to. */
  readonly template: string;
  /** A migrated data directory that is stopped, to be copied. */
  readonly templateDirectory: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    testEngine: TestEngine;
  }
}
