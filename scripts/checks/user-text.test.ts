import path from "node:path";
import { expect, it } from "vitest";
import { readUserTexts, textsOf } from "./user-text";

const root = path.join(import.meta.dirname, "../..");

/**
 * Words that plain English replaces, and what to write. Room, floor, wall, gate, house, ground and 'keep' are not here:
 * code avoids them as names, but premises have them, and plans keep copies.
 */
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
  [/\btrad(?:e|es|ed|ing) (?:in|a link)\b/i, "use, redeem"],
  [/\b(?:image|picture|logo)s? (?:could not be|cannot be|is|was) cut\b/i, "cropped"],
  [/\b(?:leaves?|lose|loses) (?:the list|(?:its|their) place)\b/i, "will be removed"],
  [/\bno longer counts?\b/i, "is removed, has expired"],
  [
    /\bgone? on with\b|\bgoes? by (?:these|this|the) (?:words?|names?)\b/i,
    "what happens, in plain words",
  ],
  [/\bdemonstrations?\b/i, "demo"],
  [/\b(?:heard|asked again|nonsense)\b/i, "received, refetched, invalid"],
];

/**
 * Words that screens, messages and the API's summaries replace too. Documents may use them: on a page about damage a
 * picture is a photo, people are told what to do, and keys are kept in places.
 */
const AVOIDED_ON_SCREENS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bpictures?\b/i, "image"],
  [/\b(?:take|takes|took|taken|taking) (?:\w+ )?away\b/i, "remove"],
  [/\b(?:is|are|was|were|be) kept\b(?! up to date)/i, "is stored, remains"],
  [/\b(?:is|are|was|were|be) told\b/i, "is informed, sees"],
  [/(?<!\bin (?:one )?)\bplaces?\b(?! data\b)/i, "location, site"],
  [/\bstays? (?:on|in) the (?:list|plan|register)\b/i, "remains in"],
  [/\bcarr(?:y|ies|ied)\b(?! over)(?<!borrow and carry)/i, "supports, has, copies"],
];
const isScreenText = (file: string) => /^(?:apps\/web|packages\/contract)\//.test(file);

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
    [...AVOIDED, ...(isScreenText(file) ? AVOIDED_ON_SCREENS : [])]
      .filter(([word]) => word.test(text))
      .map(
        ([word, instead]) => `${file}: "${text}" has ${word.exec(text)?.[0]}; write: ${instead}`,
      ),
  );
  expect(found).toEqual([]);
});
