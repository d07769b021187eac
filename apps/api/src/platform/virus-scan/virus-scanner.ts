/** The port for the virus scan of uploads. */
export type VirusScanner = {
  /**
   * Returns the name of the virus in a file; undefined if there is none, or if no scanner is configured.
   * @throws ProblemError 503 if the file could not be scanned
   */
  findVirus(place: string): Promise<string | undefined>;
};

/** For an installation without a scanner. */
export const noVirusScanner: VirusScanner = { findVirus: () => Promise.resolve(undefined) };
