import { removeAvatar as endpoint } from "@holdfast/contract/accounts/settings-endpoints";
import { removeImage } from "../../../platform/files/store-image";
import { route } from "../../../platform/http/route";
import { replaceAvatar } from "../users-store";

export const removeAvatar = route(endpoint, ({ session }, services) =>
  removeImage(services, (tx, fileId) => replaceAvatar(tx, session.userId, fileId)),
);
