/** What a business does for a claim, in any event; cards have more for each event. */
export const CLAIM_RULES: readonly string[] = [
  "Call the claims line before repairs or clean-up. Ask what you may touch; get a claim number.",
  "Film or photograph each room, the outside and the street before anything is moved.",
  "Stop further damage: cover, dry, board up. This need not wait for the insurer.",
  "Keep damaged things until the insurer agrees. Photograph spoilt food, then throw it away.",
  "Keep each receipt from the first minute, and note who worked which hours.",
  "Write down sales and jobs lost each day, and those of the same day last year.",
  "Do not say whose fault it was. Promise no compensation before you have asked the insurer.",
];
