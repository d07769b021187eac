import { loadDemo } from "../../src/demo/load-demo";
import { systemRandom } from "../../src/platform/secrets/random";
import { DAY, addMs } from "../../src/platform/clock";
import { readConfig } from "../../src/platform/config";
import { openSession, userByEmail } from "../../src/features/accounts/public";
import { createApp } from "../../src/create-app";
import { postgresBin } from "../database/postgres-server";
import type { Settings } from "./running-app";
import { testDatabase, testDataDirectory } from "../database/test-database";
import { noPrinter } from "./test-app";

/** Settings of every process with an embedded database: the PostgreSQL that the tests run on. */
export const engineSettings: Settings = postgresBin ? { POSTGRES_BIN: postgresBin } : {};

/** Settings for a server process of this test file: a data directory with an embedded database. */
export async function emptyInstallation(): Promise<Settings & { readonly DATA_DIR: string }> {
  return { DATA_DIR: await testDataDirectory(), ...engineSettings };
}

/** Settings for several processes that share a database by DATABASE_URL. */
export async function sharedInstallation(): Promise<Settings & { readonly DATA_DIR: string }> {
  const { dataDir, databaseUrl } = await testDatabase();
  return { DATA_DIR: dataDir, ...postgresSettings(databaseUrl) };
}

export const postgresSettings = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SECRET_KEY: "a key that all processes of a test share",
});

export type Installation = {
  readonly settings: Settings & { readonly DATA_DIR: string };
  /** Bearer tokens. */
  readonly owner: string;
  readonly broker: string;
};

/** Loads the demo, signs its people in, and leaves the installation stopped. */
export async function demoInstallation(settings: Installation["settings"]): Promise<Installation> {
  const app = await createApp(readConfig({ LOG_LEVEL: "error", ...settings }), {
    makePrinter: () => noPrinter,
  });
  const { services } = app;
  try {
    await loadDemo(app);
    const signedIn = async (email: string) => {
      const user = await userByEmail(services.database.query, email);
      return openSession(
        services.database.query,
        { ...services, random: systemRandom },
        {
          userId: user?.id ?? "",
          isRemembered: false,
          expiresAt: addMs(services.clock.now(), DAY),
        },
      );
    };
    return {
      settings,
      owner: await signedIn("owner@demo.example"),
      broker: await signedIn("broker@demo.example"),
    };
  } finally {
    await app.close();
  }
}
