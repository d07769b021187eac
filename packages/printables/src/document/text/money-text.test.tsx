import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MoneyText } from "./money-text";

it("breaks a long amount after a comma only", () => {
  expect(renderToStaticMarkup(<MoneyText text="A$1,000.00" />)).toBe("A$1,000.00");
  expect(renderToStaticMarkup(<MoneyText text="A$1,000,000,000,000.00" />)).toBe(
    "A$1,<wbr/>000,<wbr/>000,<wbr/>000,<wbr/>000.00",
  );
});
