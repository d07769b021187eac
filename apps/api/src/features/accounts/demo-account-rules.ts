import type { Config } from "../../platform/config";
import { isLocalInstallation } from "../../platform/local-installation";
import type { Origin } from "../../platform/http/route";
import { emailKeyOf } from "./users-store";

/** The accounts of the demo, whose password is public. */
export const DEMO_EMAILS = {
  owner: "owner@demo.example",
  broker: "broker@demo.example",
} as const;

const emails: ReadonlySet<string> = new Set(Object.values(DEMO_EMAILS));

/** Whether demo accounts may not be used here: they are for the person at this machine only. */
export const isDemoAccountBlocked = (
  email: string,
  origin: Pick<Origin, "isProxied">,
  config: Pick<Config, "host" | "publicUrl">,
): boolean => emails.has(emailKeyOf(email)) && (origin.isProxied || !isLocalInstallation(config));
