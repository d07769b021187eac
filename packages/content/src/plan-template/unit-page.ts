/** The text of a business unit's page. `{unit}`, `{within}` and `{site}` are filled from the plan. */
export const unitPage = {
  caption: "First five steps",
  steps: [
    "**People:** count the people of {unit}. Report who is missing or hurt to the Crisis Management Team.",
    "**Place:** once the Crisis Management Team has decided to move, go to {site}.",
    "**Equipment:** take or order what is listed below. Tell the IT Recovery Team which systems are missing.",
    "**Calls:** phone the numbers below. Agree what comes when, and write the time.",
    "**Work:** start the minimum service within {within}. Report at the times of F.6 until the unit is back at its normal level.",
  ],
} as const;
