import { readShortLink } from "./read-short-link";

export const answerLinksRoutes = [readShortLink];
