/** The largest that a document's cover prints, at about 300 dots an inch. A smaller logo keeps its size. */
export const LOGO_SIZE = {
  width: 800,
  height: 400,
  fit: "inside",
  withoutEnlargement: true,
} as const;
