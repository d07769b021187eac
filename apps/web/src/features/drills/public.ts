/** Loads the section of the monthly questions on demand. */
export const loadDrillsSection = async () => (await import("./drills-section")).DrillsSection;
