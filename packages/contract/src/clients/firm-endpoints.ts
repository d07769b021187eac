import { MAX_IMAGE_BYTES } from "../files/image";
import { defineEndpoint, inBrokerage, json, nothing } from "../platform/endpoint";
import { NOT_FOUND, TOO_MANY_REQUESTS } from "../platform/errors";
import { Firm, FirmInput } from "./firm";

export const readFirm = defineEndpoint({
  name: "readFirm",
  method: "GET",
  path: "/brokerages/:brokerageId/firm",
  summary: "Returns what the brokerage prints on the Risk & Insurance Reports of its clients.",
  access: inBrokerage("brokerage.read"),
  response: json(Firm),
});

export const updateFirm = defineEndpoint({
  name: "updateFirm",
  method: "PUT",
  path: "/brokerages/:brokerageId/firm",
  summary: "Changes what the brokerage prints on the Risk & Insurance Reports of its clients.",
  access: inBrokerage("brokerage.change"),
  body: FirmInput,
  hasVersion: true,
  response: json(Firm),
  errors: [NOT_FOUND],
});

export const setFirmLogo = defineEndpoint({
  name: "setFirmLogo",
  method: "PUT",
  path: "/brokerages/:brokerageId/firm/logo",
  summary:
    "Uploads the brokerage's logo, which is re-encoded to fit 800 × 400 pixels, transparency included.",
  access: inBrokerage("brokerage.change"),
  upload: { field: "logo", maxBytes: MAX_IMAGE_BYTES, required: true },
  response: json(Firm),
  errors: [NOT_FOUND, TOO_MANY_REQUESTS],
});

export const removeFirmLogo = defineEndpoint({
  name: "removeFirmLogo",
  method: "DELETE",
  path: "/brokerages/:brokerageId/firm/logo",
  summary: "Removes the brokerage's logo.",
  access: inBrokerage("brokerage.change"),
  response: nothing,
  errors: [NOT_FOUND],
});
