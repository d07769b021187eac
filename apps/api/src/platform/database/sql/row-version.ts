import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

type Versioned = { readonly version: AnyPgColumn };

/** The version that a row gets with an update. */
export const nextVersion = ({ version }: Versioned): SQL => sql`${version} + 1`;

/**
 * The condition of an update that only this version may receive; none if any may. Of two concurrent updates the second
 * waits for the first, then checks the new version and changes nothing.
 */
export const isVersion = ({ version }: Versioned, expected: number | undefined): SQL | undefined =>
  expected === undefined ? undefined : eq(version, expected);
