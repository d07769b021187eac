import { fileURLToPath } from "node:url";

/** The product's migrations. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
