import {
  addLogEntriesByLink as entriesEndpoint,
  addLogPhotoByLink as photoEndpoint,
} from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { addEntries } from "../log/add-log-entries";
import { addPhoto } from "../log/add-log-photo";
import { LOG_PHOTOS_BY_LINK } from "../incident-limits";
import { countByLink } from "./count-by-link";
import { openAlert } from "./open-alert";

/** Returns the ids that were sent: the person does not read the log of others. */
export const addLogEntriesByLink = route(
  entriesEndpoint,
  { before: countByLink },
  async ({ body }, services) => {
    const { entries, ...link } = body;
    const now = services.clock.now();
    // The latest of them decides whether all were written before the end.
    const [latest] = entries
      .map(({ deviceAt }) => deviceAt)
      .toSorted((a, b) => Date.parse(b) - Date.parse(a));
    const { key } = await openAlert(services.database.query, link, now, latest);
    await services.database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      const { responder } = await openAlert(tx, link, now, latest);
      await addEntries(tx, services, { userId: null, linked: responder }, key, entries);
    });
    return entries.map(({ entryId }) => ({ entryId }));
  },
);

export const addLogPhotoByLink = route(
  photoEndpoint,
  {
    async before(call, services) {
      await countByLink(call, services);
      await enforceLimit(services, LOG_PHOTOS_BY_LINK, call.body.id);
    },
  },
  async ({ body, upload }, services) => {
    const { id, token, ...photo } = body;
    const link = { id, token };
    const now = services.clock.now();
    const { key, responder } = await openAlert(services.database.query, link, now, photo.deviceAt);
    const person = { userId: null, linked: responder };
    const { entryId } = await addPhoto(
      services,
      person,
      key,
      { ...photo, bytes: upload.bytes },
      async (tx) => {
        await lockPlanAlone(tx, key.planId);
        await openAlert(tx, link, now, photo.deviceAt);
        return undefined;
      },
    );
    return { entryId };
  },
);
