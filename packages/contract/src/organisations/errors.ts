import { defineError } from "../platform/errors";

export const HAS_PLANS = defineError({
  code: "location-has-plans",
  status: 409,
  message: "This business location has plans. Please move or delete them first.",
});
export const HEAD_OFFICE_UNDELETABLE = defineError({
  code: "head-office-stays",
  status: 409,
  message: "The Head Office cannot be deleted.",
});
