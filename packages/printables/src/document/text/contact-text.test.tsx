import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EmailText, PieceText, ContactDetails } from "./contact-text";

const piecesOf = (markup: string) =>
  [...markup.matchAll(/<span class="hf-piece">(.*?)<\/span>/gsu)].map(([, piece]) => piece);

describe("contact details to type from paper", () => {
  it("breaks an email address before '@' and dots only", () => {
    expect(
      piecesOf(renderToStaticMarkup(<EmailText email="jo-anne.bell@hunter-valley.example.com" />)),
    ).toEqual(["jo-anne", ".bell", "@hunter-valley", ".example", ".com"]);
  });

  it("adds and loses no character of contact details to type from paper", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9@. -]*$/u), (text) => {
        const markup = renderToStaticMarkup(<EmailText email={text} />);
        expect(markup.replaceAll(/<[^>]+>/gu, "")).toBe(text);
      }),
    );
  });

  it("keeps a phone number to type from paper in one piece", () => {
    expect(piecesOf(renderToStaticMarkup(<PieceText text="+61 491-570 006" />))).toEqual([
      "+61 491-570 006",
    ]);
  });

  it.each([
    ["", "", ""],
    ["0491 570 006", "", "0491 570 006"],
    ["", "a@b.au", "a@b.au"],
    ["0491 570 006", "a@b.au", "0491 570 006|a@b.au"],
  ])("stacks '%s' and '%s'", (phone, email, lines) => {
    const markup = renderToStaticMarkup(<ContactDetails phone={phone} email={email} />);
    expect(markup.replaceAll("<br/>", "|").replaceAll(/<[^>]+>/gu, "")).toBe(lines);
  });
});
