import { defineError } from "../platform/errors";

/* The specification shows no wording for this. */

export const TEAM_HAS_PRIMARY = defineError({
  code: "team-has-primary",
  status: 409,
  message: "This team already has a Primary, and a team has only one. Replace the Primary first.",
});
