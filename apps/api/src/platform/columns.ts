import { customType, integer, timestamp } from "drizzle-orm/pg-core";

/** A column of an instant: UTC, to the millisecond, a JavaScript Date in code. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** A column of a hash that code and responses have as text: bytea. */
export const hashText = (name: string, encoding: "hex" | "base64url") =>
  customType<{ data: string; driverData: Buffer }>({
    dataType: () => "bytea",
    toDriver: (text) => Buffer.from(text, encoding),
    fromDriver: (bytes) => bytes.toString(encoding),
  })(name);

/**
 * The column for the shape of the JSON documents in a row, which may be stored for years. New rows get `version`. A
 * release that changes the shape raises it, and converts the stored documents in a migration or when they are read. From
 * then on, an update that stores a document must set it too.
 */
export const schemaVersion = (version: number) => ({
  schemaVersion: integer("schema_version")
    .notNull()
    .$default(() => version),
});
