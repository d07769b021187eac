import {
  firstOf,
  joined,
  phoneNumber,
  plainText,
  recorded,
} from "@holdfast/content/plan-text/filled-text";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FilledTextView, RecordedText } from "./recorded-text";

it.each(["Roasted beans", "\u2068קפה\u2069"])(
  "lets the printer shorten %s, never its mark",
  (text) => {
    const shortened = `<span data-shorten="">${text}</span>`;
    expect(renderToStaticMarkup(<RecordedText text={text} />)).toBe(shortened);
    expect(renderToStaticMarkup(<RecordedText text={text} isProposed />)).toBe(
      `${shortened} (proposed, not confirmed)`,
    );
  },
);

it("prints a short mark where there is little room", () => {
  expect(
    renderToStaticMarkup(<RecordedText text="Roasted beans" isProposed mark="(proposed)" />),
  ).toBe(`<span data-shorten="">Roasted beans</span> (proposed)`);
});

it("lets the printer shorten names, never a number after them", () => {
  const text = joined([recorded("Wharf Mutual"), phoneNumber("02 4900 1001"), recorded("")]);
  expect(plainText(text)).toBe("Wharf Mutual, 02\u00a04900\u00a01001");
  expect(renderToStaticMarkup(<FilledTextView text={text} />)).toBe(
    `<span data-shorten="">Wharf Mutual</span>, <span class="hf-phone">02\u00a04900\u00a01001</span>`,
  );
});

it.each([
  [[], ""],
  [["Oven"], "Oven"],
  [["Oven", "Grill"], "Oven, Grill"],
  [["Oven", "Grill", "Mixer", "Fridge"], "Oven, Grill and 2 more (D)"],
])("joins the first two of %j to '%s'", (names, text) => {
  expect(plainText(firstOf(names.map(recorded), 2, "D"))).toBe(text);
});
