import type { VideoName } from "@holdfast/contract/public-site/video-addresses";

export type Clip = {
  readonly title: string;
  /** One for each picture, in order. They are the captions and the transcript. */
  readonly captions: readonly string[];
};

/** How long each picture and its caption are shown. */
export const SECONDS_OF_A_CAPTION = 5;

/** The example that every video shows, because videos are recorded in the demo. The first caption begins with it. */
export const SHOWN_EXAMPLE = "Example: a café.";

/** The product's own videos; `npm run record-videos` makes their files from these texts. */
export const CLIPS: Readonly<Record<VideoName, Clip>> = {
  landing: {
    title: "Holdfast in 30 seconds",
    captions: [
      "Holdfast guides you through your continuity plan, one section at a time.",
      "Answer yes or no to what could happen, and see what it would cost you.",
      "The register lists your risks. The most expensive ones come first.",
      "Find out what must not stop, and how long you could cope if it did.",
      "Decide where each business unit keeps working.",
      "Then download the plan, print it, and keep it where people will find it.",
    ],
  },
  policy: {
    title: "How to write the policy",
    captions: [
      "The policy says what your business commits to, and who is responsible.",
      "Choose Create New, then select the people on the Governance Committee.",
      "Choose the statement that fits best. You can change its words.",
      "Check the date of the next review, then save.",
      "Download the policy and its certificate, and have the policy signed.",
      "Record who signed it, and when. Earlier versions remain in the list.",
    ],
  },
  tactical: {
    title: "How to set recovery times",
    captions: [
      "Set for each business unit how soon it must be working again.",
      "The RPO is how many days of work and data can be lost.",
      "Drag a slider, or use the arrow keys.",
      "The RTO is how long the unit can be down.",
      "Neither can be longer than the MTPD of the plan.",
      "Save, then list what each unit needs to work again.",
    ],
  },
};

const timeAt = (seconds: number) => {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, "0");
  return `00:${minutes}:${String(seconds % 60).padStart(2, "0")}.000`;
};

/** Returns a clip's captions as a WebVTT file. */
export const captionsFile = ({ captions }: Clip): string =>
  [
    "WEBVTT",
    ...captions.map((text, at) => {
      const from = timeAt(at * SECONDS_OF_A_CAPTION);
      const to = timeAt((at + 1) * SECONDS_OF_A_CAPTION);
      const shown = at === 0 ? `${SHOWN_EXAMPLE} ${text}` : text;
      return `${at + 1}\n${from} --> ${to}\n${shown}`;
    }),
  ].join("\n\n") + "\n";
