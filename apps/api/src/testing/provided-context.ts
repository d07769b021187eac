import "vitest";

/** What a project's global setup hands to its test files; `inject("testEngine")` reads it. */
export type TestEngine =
  | {
      readonly kind: "embedded";
      /** A stopped, migrated data directory; each test file runs on a copy of its own. */
      readonly templateDirectory: string;
    }
  | {
      readonly kind: "postgres";
      /** A throwaway cluster's URL, its database's name left out. */
      readonly url: string;
      /** A migrated database that nobody is connected to. */
      readonly template: string;
    };

declare module "vitest" {
  export interface ProvidedContext {
    testEngine: TestEngine;
  }
}
