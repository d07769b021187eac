import {
  downloadPersonalData as endpoint,
  personalDataFileName,
} from "@holdfast/contract/personal-data/personal-data-endpoints";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { type Call, route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { findPersonalData } from "./find-personal-data";
import { DATA_DOWNLOADS_BY_ACCOUNT } from "./personal-data-limits";

/** Counts and records the download before it is read, so that it includes its own record. */
const recordDownload = async (
  { session, origin }: Call<typeof endpoint>,
  services: Services,
): Promise<void> => {
  await enforceLimit(services, DATA_DOWNLOADS_BY_ACCOUNT, session.userId);
  await recordEvent(services.database.query, services, {
    action: "personal-data.downloaded",
    actorUserId: session.userId,
    subject: session.userId,
    address: origin.address,
  });
};

const readDownload = async ({ session }: Call<typeof endpoint>, services: Services) => {
  const { clock, config } = services;
  const found = await findPersonalData(services, session.userId);
  if (!found) throw new ProblemError(SIGN_IN_REQUIRED);
  const now = clock.now();
  const content = { downloadedAt: now, service: config.publicUrl, ...found };
  return {
    fileName: personalDataFileName(dateOf(now)),
    bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
  };
};

export const downloadPersonalData = route(endpoint, { before: recordDownload }, readDownload);
