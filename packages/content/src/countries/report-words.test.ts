import { expect, it } from "vitest";
import { significantExposures } from "../hazards/significant-exposures";
import * as words from "./report-words";

const COUNTRIES = ["NZ", "ZA", "GB", "IE", "US", "CA", "SG", "FJ", "PG", "JP", null];

const allTexts = (country: string | null) =>
  [
    words.perilsText(country),
    words.perilsNote(country),
    words.hazardCategoryName("Workers Compensation & Safety", country),
    ...words.exposuresIn(significantExposures("6923"), country).map(({ name }) => name),
    words.injuriesText(country),
    words.averageClauseText(country),
    words.averageClauseNames(country),
    words.catastropheText(country),
    words.schemeText(country),
    words.complaintsText(country),
  ].join("\n");

it.each(COUNTRIES)("says nothing of Australia in %s", (country) => {
  expect(allTexts(country)).not.toMatch(/Austral|[Bb]ushfire|AUD|section 44|Workers Compensation/u);
});

it.each(["JP", null])("names no law, authority or scheme for %s", (country) => {
  expect(allTexts(country)).not.toMatch(/ Act \d{4}|ACC|COIDA|Sasria|Commission|In [A-Z]/u);
});

it("names a hazard category within a text in the words of the country", () => {
  const comment = "Workers Compensation & Safety is rated medium.";
  expect(words.hazardText(comment, "NZ")).toBe("Work Injury (ACC) & Safety is rated medium.");
  expect(words.hazardText(comment, "AU")).toBe(comment);
});

it("names the hazard categories of the model", () => {
  expect(words.hazardCategoryName("Cyber", "NZ")).toBe("Cyber");
  expect(words.hazardCategoryName("Workers Compensation & Safety", "NZ")).toBe(
    "Work Injury (ACC) & Safety",
  );
});
