/* For other features: the card that saves a team's pages as an encrypted file. */
export { TeamFileCard } from "./team-file-card";
