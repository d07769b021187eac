import { rowSelectionFeature } from "@tanstack/react-table";

/** In a separate chunk, which lists load when a person starts to select rows. */
export const ROW_SELECTION = rowSelectionFeature;
