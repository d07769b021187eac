/// <reference types="vite/types/importMeta.d.ts" />
import type { AccessCase, AccessCases, Fixtures } from "./access-case";

type FeatureCases = { readonly cases?: AccessCases; readonly fixtures?: Fixtures };

const features = Object.values(
  import.meta.glob<FeatureCases>("../../src/features/*/access.cases.ts", { eager: true }),
);

/** Joins what the features give. @throws Error for a name that two features give */
function joined<Value>(parts: readonly Readonly<Record<string, Value>>[]) {
  const all: Record<string, Value> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (name in all) throw new Error(`Two features have an access case or fixture ${name}.`);
    all[name] = value;
  }
  return all;
}

/** Every endpoint of the app by its name: who may call it, and a request that succeeds. */
export const ACCESS_TABLE: Readonly<Record<string, AccessCase>> = joined(
  features.map(({ cases }) => cases ?? {}),
);

/** The records that an organisation with a plan can have, by the name of their id. */
export const FIXTURES: Fixtures = joined(features.map(({ fixtures }) => fixtures ?? {}));
export const FIXTURE_NAMES: readonly string[] = Object.keys(FIXTURES);
