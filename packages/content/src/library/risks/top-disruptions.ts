import disruptions from "../../data/risks/top_disruptions.json";

/** A disruption that made news worldwide, for the landing page's carousel. */
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
  /** Figures that show its scale, naming their source; PROVENANCE.md lists the pages consulted. */
  readonly scale: string;
};

const all: readonly Disruption[] = disruptions;

/** The ten of the carousel, by rank. */
export const TOP_DISRUPTIONS: readonly Disruption[] = all.filter(
  (disruption) => disruption.rank !== null,
);
