import {
  defineEndpoint,
  json,
  NO_PLANS,
  nothing,
  writesInOrganisation,
} from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { MAX_IMAGE_BYTES } from "../files/image";
import { Organisation } from "./organisation";

export const setLogo = defineEndpoint({
  name: "setLogo",
  method: "PUT",
  path: "/orgs/:orgId/logo",
  summary:
    "Uploads the organisation's logo, which is re-encoded to fit 800 × 400 pixels, transparency included.",
  access: writesInOrganisation("organisation.profile", { touches: NO_PLANS }),
  upload: { field: "logo", maxBytes: MAX_IMAGE_BYTES, required: true },
  response: json(Organisation),
  errors: [TOO_MANY_REQUESTS],
});

export const removeLogo = defineEndpoint({
  name: "removeLogo",
  method: "DELETE",
  path: "/orgs/:orgId/logo",
  summary: "Removes the organisation's logo.",
  access: writesInOrganisation("organisation.profile", { touches: NO_PLANS }),
  response: nothing,
});
