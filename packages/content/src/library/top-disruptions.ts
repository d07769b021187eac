import disruptions from "../data/top_disruptions.json";

/** A disruption that made the news world-wide, for the landing page's carousel. */
export type Disruption = {
  readonly id: number;
  /** 1 to 10; null for a regional alternate (New Zealand, South Africa). */
  readonly rank: number | null;
  readonly title: string;
  readonly yearLabel: string;
  readonly year: number;
  readonly where: string;
  readonly type: string;
  readonly text: string;
  /** Figures that show its size, with their source in words; pages compared: PROVENANCE.md. */
  readonly scale: string;
};

const all: readonly Disruption[] = disruptions;

/** The ten of the carousel, by rank. */
export const TOP_DISRUPTIONS: readonly Disruption[] = all.filter(
  (disruption) => disruption.rank !== null,
);
/** Unranked ones nearer to readers in New Zealand and South Africa. */
export const ALTERNATE_DISRUPTIONS: readonly Disruption[] = all.filter(
  (disruption) => disruption.rank === null,
);
