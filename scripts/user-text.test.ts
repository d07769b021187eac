import path from "node:path";
import { expect, it } from "vitest";
import { readUserTexts, textsOf } from "./user-text";

const root = path.join(import.meta.dirname, "..");

/** Words that plain English replaces, and what to write. */
const AVOIDED: readonly (readonly [word: RegExp, instead: string])[] = [
  [
    /\bletters?\b(?! (?:and|or|to|case)\b)(?<!(?:case|lower-case|upper-case|lowercase|uppercase|capital) letters?)/i,
    "email",
  ],
  [/\be-mails?\b/i, "email"],
  [/\bwhoever\b|\bwherever\b/i, "anyone who, the person who, where"],
  [/\b(?:somebody|nobody|everybody)\b/i, "someone, no one, everyone, or the person"],
  [/\bstands? (?:on|in (?!for)|for|below|above|there|behind) /i, "is in, appears on, means"],
  [/\bgo(?:es)? with it\b|\bgo with it\b/i, "will be deleted"],
  [/\bof (?:one's|its|his) own\b/i, "its own"],
  [/\bone's\b/i, "your"],
  [/\bat hand\b/i, "ready"],
  [/\bpresent password\b/i, "current password"],
  [/\bcomes? to rest\b/i, "is idle"],
  [/\bsign(?:ed|s)? out\b/i, "log out"],
];

it("finds the texts of a component, and no code or comments", () => {
  expect(
    textsOf(`
      import { x } from "./some file";
      // A comment about letters.
      const TITLE = "Add a contact";
      export const Part = () => (
        <p className={styles.words}>
          We could not load {name}.
        </p>
      );`),
  ).toEqual(expect.arrayContaining(["Add a contact", "We could not load"]));
});

it("uses plain words wherever people read", () => {
  const texts = readUserTexts(root);
  expect(texts.length).toBeGreaterThan(1_000);
  const found = texts.flatMap(({ file, text }) =>
    AVOIDED.filter(([word]) => word.test(text)).map(
      ([word, instead]) => `${file}: "${text}" has ${word.exec(text)?.[0]}; write: ${instead}`,
    ),
  );
  expect(found).toEqual([]);
});
