import { rowSelectionFeature } from "@tanstack/react-table";

/** In a chunk of its own, which lists load when a person starts to select rows. */
export const ROW_SELECTION = rowSelectionFeature;
