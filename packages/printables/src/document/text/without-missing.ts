import type { TextValues } from "@holdfast/content/plan-text/text-filling";

const SENTENCES = /(?<=[.!?])\s+/u;
const PLACEHOLDER = /\{(\w+)\}/gu;

/** Returns texts without the sentences whose placeholders have no value, such as a number that is not known. */
export const withoutMissing = (texts: readonly string[], values: TextValues): readonly string[] =>
  texts
    .map((text) =>
      text
        .split(SENTENCES)
        .filter((sentence) =>
          [...sentence.matchAll(PLACEHOLDER)].every(
            ([, name = ""]) =>
              (values as Readonly<Record<string, { readonly length?: number } | undefined>>)[name]
                ?.length !== 0,
          ),
        )
        .join(" "),
    )
    .filter((text) => text !== "");
