/** Loads the card that saves a team's pages as an encrypted file. */
export const loadTeamFileCard = async () => (await import("./team-file-card")).TeamFileCard;
