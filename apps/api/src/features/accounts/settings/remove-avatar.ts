import { removeAvatar as endpoint } from "@holdfast/contract/accounts/settings-endpoints";
import { deleteFile } from "../../../platform/files/files-store";
import { route } from "../../../platform/http/route";
import { replaceAvatar } from "../users-store";

export const removeAvatar = route(endpoint, async ({ session }, { database, files }) => {
  const earlier = await database.transaction(async (tx) => {
    const earlierId = await replaceAvatar(tx, session.userId, null);
    return earlierId && deleteFile(tx, earlierId);
  });
  if (earlier) await files.remove(earlier);
});
