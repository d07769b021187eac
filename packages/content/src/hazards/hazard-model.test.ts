import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import matrix from "../data/hazards/hazard_matrix.json";
import templates from "../data/hazards/hazard_comment_templates.json";
import weightRows from "../data/hazards/hazard_weights.json";
import { INDUSTRIES } from "../industries/industries";
import { HAZARD_DISCLAIMER } from "./hazard-disclaimer";
import { hazardRatings, rate, traitScores } from "./hazard-model";
import { significantExposures } from "./significant-exposures";

const ratingsOf = (code: string) =>
  Object.fromEntries(
    hazardRatings(code, "It").map(({ category, rating }) => [category.code, rating]),
  );
const commentOn = (code: string, name: string, category: string) =>
  hazardRatings(code, name).find((rating) => rating.category.code === category)?.comment;

describe("hazard ratings", () => {
  it.each(matrix)("calculated for $code match the recorded ones", ({ code, ratings }) => {
    expect(ratingsOf(code)).toEqual(ratings);
  });

  it("rates the hazards of every industry, in 15 categories of 5 to 100 in steps of 5", () => {
    for (const { code, title } of INDUSTRIES) {
      const ratings = hazardRatings(code, title);
      expect(ratings).toHaveLength(15);
      for (const { rating, comment } of ratings) {
        expect([rating % 5, rating >= 5, rating <= 100]).toEqual([0, true, true]);
        expect(comment).toMatch(/^<p>[^<{]+<\/p><p>[^<{]+<\/p>$/);
      }
    }
  });

  it("takes the hazard ratings of a class without its own row from its group, subdivision or division", () => {
    const recorded = new Set(matrix.map(({ code }) => code));
    const bare = INDUSTRIES.find(({ code, level }) => level === "class" && !recorded.has(code));
    const subdivision = bare?.code.slice(0, 2) ?? "";
    const group = bare?.code.slice(0, 3) ?? "";
    expect(traitScores(bare?.code ?? "")).toEqual(
      traitScores(recorded.has(group) ? group : subdivision),
    );
  });

  it("gives no reason that contradicts a low hazard rating", () => {
    const low = INDUSTRIES.flatMap(({ code, title }) => hazardRatings(code, title)).filter(
      ({ rating }) => rating <= 30,
    );
    expect(low.length).toBeGreaterThan(0);
    for (const { comment } of low) {
      expect(comment).not.toContain("The main reason");
      expect(comment).toMatch(/ few (of the )?features |Few features /u);
    }
  });

  it("has no hazard ratings for an unknown industry", () => {
    for (const code of ["", "0000", "Z", "__proto__"]) {
      expect(hazardRatings(code, "Nothing")).toEqual([]);
      expect(significantExposures(code)).toEqual([]);
    }
  });

  it("weight the traits by whole percentages that add up to 100", () => {
    for (const { weights } of weightRows) {
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    }
  });

  it("rounds the mean of the hazard scores to the nearest 5 on a scale of 100 (half up)", () => {
    const score = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(score, score, fc.integer({ min: 0, max: 100 }), (frost, flood, share) => {
        const rating = rate({ frost, flood }, { frost: share, flood: 100 - share });
        const exact = (share * frost + (100 - share) * flood) / 4;
        expect(rating).toBe(Math.min(100, Math.max(5, Math.floor(exact / 5 + 0.5) * 5)));
      }),
    );
  });
});

it("the disclaimer matches the recorded one", () => {
  expect(HAZARD_DISCLAIMER).toBe(templates.disclaimer);
});

describe("a comment", () => {
  it("gives the rating, the two strongest reasons, and what to do", () => {
    expect(commentOn("4511", "Cafes and Restaurants", "fire-property")).toMatch(
      /^<p>Fire &amp; Property Damage is rated \w+ for Cafes and Restaurants[ .].*The main reasons? (?:is|are) that [^<]+\.<\/p><p>[A-Z][^<]+\.<\/p>$/,
    );
  });

  it("escapes markup in an industry's name", () => {
    expect(commentOn("4511", "A <b>$& B", "cyber")).toContain("A &lt;b&gt;$&amp; B");
  });
});

describe("significant exposures", () => {
  it("lists the exposures of a café whose conditions match its traits", () => {
    const names = significantExposures("4511").map(({ name }) => name);
    expect(names).toContain("Building fire and smoke damage");
    expect(names).toContain("Underinsurance and short indemnity period");
    expect(new Set(names).size).toBe(names.length);
  });

  it("lists some exposures for every industry, and never all", () => {
    for (const { code } of INDUSTRIES) {
      const count = significantExposures(code).length;
      expect([count > 0, count < 51]).toEqual([true, true]);
    }
  });
});
