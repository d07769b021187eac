import terms from "../data/glossary.json";

/** A word of continuity planning and what it means. */
export type GlossaryTerm = { readonly name: string; readonly description: string };

/** By name. */
export const GLOSSARY: readonly GlossaryTerm[] = terms;
