import {
  NOT_AN_IMAGE,
  setAvatar as endpoint,
} from "@holdfast/contract/accounts/settings-endpoints";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { deleteFile, insertFile } from "../../../platform/files/files-store";
import { IMAGE_TYPE, squareImage } from "../../../platform/files/image";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError, fieldError } from "../../../platform/problem-error";
import { userResponse } from "../profile-store";
import { replaceAvatar } from "../users-store";
import { AVATARS_BY_ACCOUNT } from "./settings-limits";

/** Sets the avatar. The image is re-encoded, so only the pixels of the uploaded file are stored. */
export const setAvatar = route(endpoint, async ({ session, upload }, services) => {
  const { random, clock, database, files, newId } = services;
  await enforceLimit(services, AVATARS_BY_ACCOUNT, session.userId);
  const image = await squareImage(upload.bytes);
  if (!image) throw fieldError(endpoint.upload.field, NOT_AN_IMAGE);
  const file = {
    id: newId(),
    name: random.bytes(32).toString("base64url"),
    mediaType: IMAGE_TYPE,
    bytes: image.length,
    createdAt: clock.now(),
  };
  await files.write(file.name, image);
  const earlier = await database.transaction(async (tx) => {
    await insertFile(tx, file);
    const earlierId = await replaceAvatar(tx, session.userId, file.id);
    return earlierId && deleteFile(tx, earlierId);
  });
  if (earlier) await files.remove(earlier);
  const answer = await userResponse(database.query, session.userId, clock.now());
  if (!answer) throw new ProblemError(SIGN_IN_REQUIRED);
  return answer;
});
