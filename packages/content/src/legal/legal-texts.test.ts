import { describe, expect, it } from "vitest";
import { GDPR_AGREEMENT } from "./gdpr-agreement";
import { numberSections, pointLetter } from "./legal-numbering";
import type { LegalParagraph, LegalText } from "./legal-text";
import { NAMES_KEPT } from "./names-kept";
import { PRIVACY_POLICY } from "./privacy-policy";
import { REGISTRATION_AGREEMENTS } from "./registration-agreements";
import { SCHEDULE_1 } from "./schedule-1";
import { SCHEDULE_2 } from "./schedule-2";
import { TERMS_AND_CONDITIONS } from "./terms-and-conditions";
import { TERMS_OF_USE } from "./terms-of-use";

const TEXTS = [
  GDPR_AGREEMENT,
  SCHEDULE_1,
  SCHEDULE_2,
  TERMS_OF_USE,
  TERMS_AND_CONDITIONS,
  PRIVACY_POLICY,
];
const byTitle = TEXTS.map((text) => [text.title, text] as const);

const wordsOf = (paragraph: LegalParagraph): readonly string[] => {
  if (typeof paragraph === "string") return [paragraph];
  if (paragraph.kind === "list") return [paragraph.lead, ...paragraph.points];
  if (paragraph.kind === "definitions")
    return [paragraph.lead, ...paragraph.terms.flatMap(({ term, meaning }) => [term, meaning])];
  return [paragraph.lead, ...paragraph.columns, ...paragraph.rows.flat()];
};
const allWords = (text: LegalText) => [
  ...text.opening,
  ...text.sections.flatMap((section) => [section.heading, ...section.paragraphs.flatMap(wordsOf)]),
];
const paragraphsOf = (text: LegalText) => text.sections.flatMap((section) => section.paragraphs);
const whole = (text: LegalText) => allWords(text).join("\n");
const numbersOf = (text: LegalText) =>
  numberSections(text).flatMap(({ number, clauses }) => [
    number,
    ...clauses.map((clause) => clause.number),
  ]);

/** Returns the text that a reference such as 'section 9 of the GDPR Agreement' points to. */
const referredTo = (own: LegalText, after: string): LegalText => {
  const named =
    /^ of (?:the )?(GDPR Agreement|Schedule [12]|Terms & Conditions|that agreement)/.exec(
      after,
    )?.[1];
  if (named === "GDPR Agreement" || named === "that agreement") return GDPR_AGREEMENT;
  if (named === "Schedule 1") return SCHEDULE_1;
  if (named === "Schedule 2") return SCHEDULE_2;
  if (named === "Terms & Conditions") return TERMS_AND_CONDITIONS;
  return own;
};

describe("every legal text", () => {
  it("has the date of its last change of wording", () => {
    expect(Object.fromEntries(TEXTS.map(({ id, version }) => [id, version]))).toEqual({
      [GDPR_AGREEMENT.id]: "2026-11-23",
      [SCHEDULE_1.id]: "2026-11-27",
      [SCHEDULE_2.id]: "2026-11-25",
      [TERMS_OF_USE.id]: "2026-11-26",
      [TERMS_AND_CONDITIONS.id]: "2026-11-26",
      [PRIVACY_POLICY.id]: "2026-11-27",
    });
  });

  it.each(byTitle)("%s has an opening", (_, text) => {
    expect(text.opening.length).toBeGreaterThan(0);
  });

  it.each(byTitle)("%s is numbered without gaps, appendices last", (_, text) => {
    const numbered = numberSections(text);
    const sections = numbered.filter((section) => !section.isAppendix);
    const appendices = numbered.filter((section) => section.isAppendix);
    expect(numbered).toEqual([...sections, ...appendices]);
    expect(sections.map((section) => section.number)).toEqual(
      sections.map((_section, index) => String(index + 1)),
    );
    expect(appendices.map((section) => section.number)).toEqual(
      appendices.map((_section, index) => `Appendix ${index + 1}`),
    );
    for (const { number, clauses } of numbered) {
      const prefix = number.replace("Appendix ", "A");
      expect(clauses.length).toBeGreaterThan(0);
      expect(clauses.map((clause) => clause.number)).toEqual(
        clauses.map((_clause, index) => `${prefix}.${index + 1}`),
      );
    }
  });

  it.each(byTitle)(
    "%s has no placeholder, no hand-typed number and no unfinished sentence",
    (_, text) => {
      for (const words of allWords(text)) {
        expect(words).not.toMatch(
          /lorem|tbd|todo|to be (?:confirmed|completed|inserted)|xxx|\?\?/i,
        );
        expect(words).not.toMatch(/[[\]{}<>_]|ABN|ACN|example\./);
        expect(words).toBe(words.trim());
        expect(words).not.toMatch(/ {2}/);
        expect(words.length).toBeGreaterThan(1);
      }
      for (const { heading } of text.sections) expect(heading).not.toMatch(/^\d|^appendix/i);
      for (const lead of paragraphsOf(text).map((paragraph) => wordsOf(paragraph)[0]))
        expect(lead).toMatch(/[.:]$/);
    },
  );

  it.each(byTitle)("%s has complete tables, and lists that end in a full stop", (_, text) => {
    const tables = paragraphsOf(text).filter(
      (paragraph) => typeof paragraph !== "string" && paragraph.kind === "table",
    );
    for (const { columns, rows } of tables)
      for (const row of rows) expect(row).toHaveLength(columns.length);
    const lists = paragraphsOf(text).filter(
      (paragraph) => typeof paragraph !== "string" && paragraph.kind === "list",
    );
    for (const { points } of lists) {
      expect(points.length).toBeLessThanOrEqual(26);
      expect(points.at(-1)).toMatch(/\.$/);
      for (const point of points.slice(0, -1)) expect(point).toMatch(/;(?: and| or)?$/);
    }
  });

  it.each(byTitle)("%s refers only to existing clauses", (_, text) => {
    const found = [
      ...whole(text).matchAll(
        /\b(?:[Cc]lauses?|[Ss]ections?) ((?:\d+(?:\.\d+)?(?:, | and | to )?)+)( of [^.,;]+)?/g,
      ),
    ].filter(([, , after]) => !/of the (?:Data|Protection)|Act/.test(after ?? ""));
    for (const [, list = "", after = ""] of found) {
      // Laws and the standard clauses have their own numbers.
      if (/^(?:72|119)/.test(list) || (text === SCHEDULE_2 && list.startsWith("19"))) continue;
      const known = numbersOf(referredTo(text, after));
      for (const number of list.match(/\d+(?:\.\d+)?/g) ?? []) expect(known).toContain(number);
    }
  });

  it.each(byTitle)("%s keeps its sentences short", (_, text) => {
    const long = allWords(text)
      .flatMap((words) => words.split(/(?<=[.:;])\s/))
      .filter((sentence) => sentence.split(/\s+/).length > 60);
    expect(long).toEqual([]);
  });
});

describe("the facts that the specification gives", () => {
  it.each(
    [GDPR_AGREEMENT, SCHEDULE_1, SCHEDULE_2, TERMS_AND_CONDITIONS, PRIVACY_POLICY].map(
      (text) => [text.title, text] as const,
    ),
  )("%s: data is deleted or returned within 12 months of the agreement's expiry", (_, text) => {
    expect(whole(text)).toMatch(
      /(?:within|no longer than) 12 months (?:of the expiry of|after) (?:this|the) (?:GDPR )?agreement|agreement expires, the data is deleted or returned within 12 months/i,
    );
  });

  it.each([
    [PRIVACY_POLICY.title, PRIVACY_POLICY],
    [SCHEDULE_2.title, SCHEDULE_2],
  ])("%s: a privacy complaint is answered within 10 working days", (_, text) => {
    expect(whole(text)).toMatch(/complaint[^]{0,90}within 10 working days/);
  });

  it.each([
    [GDPR_AGREEMENT.title, GDPR_AGREEMENT],
    [SCHEDULE_2.title, SCHEDULE_2],
  ])("%s: an audit on site takes place at most once a year", (_, text) => {
    expect(whole(text)).toMatch(/on[ -]site[^]{0,40}at most once a year/);
  });

  it.each([
    [GDPR_AGREEMENT, [/documented instructions/, /48 hours/, /sub-processor/, /New South Wales/]],
    [SCHEDULE_1, [/Whose data/, /special categories/, /crisis experts/]],
    [SCHEDULE_2, [/2021\/914/, /Module Two/, /Argon2id/, /Hosting/, /third-party beneficiary/]],
    [TERMS_OF_USE, [/one-time codes/, /not legal, financial, insurance/, /New South Wales/]],
    [
      TERMS_AND_CONDITIONS,
      [/1 year from the day/, /promo code/i, /Broker/, /Consumer Law/, /AU\$/, /New South Wales/],
    ],
    [PRIVACY_POLICY, [/Australian Privacy Principles/, /GDPR/, /Information Commissioner/]],
  ] as const)("$title states its facts", (text, facts) => {
    for (const fact of facts) expect(whole(text)).toMatch(fact);
  });

  it("describes sign-in, secrets and caching correctly", () => {
    for (const fact of [
      /authenticator app/,
      /Only machine accounts[^.]*partner's signed link, log in without a code/,
      /secret of an authenticator app is stored encrypted/,
      /kept as it is written until it has been sent/,
      /except pictures: these are kept privately by the person's own browser/,
    ])
      expect(whole(SCHEDULE_2)).toMatch(fact);
    expect(whole(PRIVACY_POLICY)).toMatch(/secret of an authenticator app is stored encrypted/);
    expect(whole(PRIVACY_POLICY)).toMatch(/kept as it is written until it has been sent/);
    for (const text of [SCHEDULE_2, PRIVACY_POLICY])
      expect(whole(text)).not.toMatch(/for every person|stored only as hashes|no caching/);
  });

  it("describes deletion and retention correctly", () => {
    for (const fact of [
      /Security records are deleted after 12 months/,
      /network addresses in them are removed at once/,
      /These records still show your name after your account is closed/,
    ])
      expect(whole(PRIVACY_POLICY)).toMatch(fact);
    for (const record of Object.values(NAMES_KEPT)) expect(whole(PRIVACY_POLICY)).toContain(record);
    for (const fact of [
      /12 months from the day of the record/,
      /name of the person who accepted, approved or saved one stays on it/,
      /deleted with its plans after a waiting period/,
    ])
      expect(whole(SCHEDULE_1)).toMatch(fact);
    expect(whole(SCHEDULE_2)).toMatch(/network addresses are removed when a person deletes/);
  });

  it.each(TEXTS.filter((text) => text !== SCHEDULE_1).map((text) => [text.title, text] as const))(
    "%s says that its heading names the operator",
    (_, text) => {
      expect(whole(text)).toMatch(/at the head of this text/);
    },
  );

  it.each(byTitle)("%s refers to where the operator is named", (_, text) => {
    expect(whole(text)).toMatch(/contact page/);
  });
});

it("each registration agreement loads the text with its title", async () => {
  for (const agreement of REGISTRATION_AGREEMENTS) {
    const text = await agreement.read();
    expect([text.id, text.title]).toEqual([agreement.id, agreement.title]);
  }
});

it("marks the points of a list by letters", () => {
  expect([0, 1, 25].map(pointLetter)).toEqual(["(a)", "(b)", "(z)"]);
});
