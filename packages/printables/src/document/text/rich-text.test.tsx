import { UNNAMED_BUSINESS } from "@holdfast/content/plan-text/text-filling";
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichText } from "./rich-text";

const values = { business: "Tidepool", location: "Head Office", plan: "Plan", mtpd: "14 days" };
const markup = (text: string, business = values.business) =>
  renderToStaticMarkup(<RichText text={text} values={{ ...values, business }} />);

describe("RichText", () => {
  it("renders bold text and fills in the plan's data", () => {
    expect(markup("**Stop.** {business} at {location}, {plan}, {mtpd}")).toBe(
      "<strong>Stop.</strong> Tidepool at Head Office, Plan, 14 days",
    );
  });

  it("begins a sentence with a capital, also in bold text, and only there", () => {
    const text = "For **{business}** (A.7). {business} and {business}. **{business}:** {business}";
    expect(markup(text, UNNAMED_BUSINESS).replaceAll(/<[^>]+>/gu, "")).toBe(
      "For the business (A.7). The business and the business. The business: The business",
    );
  });

  it("ignores marks in the data itself", () => {
    expect(markup("For {business}", "**{mtpd}** $& <b>")).toBe("For **{mtpd}** $&amp; &lt;b&gt;");
  });

  it("escapes markup in a name", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(markup("{business}", name)).not.toMatch(/<(?!\/?strong>)/u);
      }),
    );
  });
});
