import terms from "../data/glossary.json";

/** A term of continuity planning and its meaning. */
export type GlossaryTerm = { readonly name: string; readonly description: string };

/** By name. */
export const GLOSSARY: readonly GlossaryTerm[] = terms;
