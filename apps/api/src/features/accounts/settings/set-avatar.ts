import { setAvatar as endpoint } from "@holdfast/contract/accounts/settings-endpoints";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { storeImage } from "../../../platform/files/store-image";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import { userResponse } from "../profile-store";
import { replaceAvatar } from "../users-store";
import { AVATARS_BY_ACCOUNT } from "./settings-limits";

/** A centred square of 256 pixels. */
const SQUARE = { width: 256, height: 256, fit: "cover", withoutEnlargement: false } as const;

/** Sets the avatar, cropped to a square. */
export const setAvatar = route(endpoint, async ({ session, upload }, services) => {
  const { clock, database } = services;
  await enforceLimit(services, AVATARS_BY_ACCOUNT, session.userId);
  const image = { field: endpoint.upload.field, bytes: upload.bytes, size: SQUARE };
  await storeImage(services, image, (tx, fileId) => replaceAvatar(tx, session.userId, fileId));
  const answer = await userResponse(database.query, session.userId, clock.now());
  if (!answer) throw new ProblemError(SIGN_IN_REQUIRED);
  return answer;
});
