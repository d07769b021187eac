import { DOCUMENT_TOO_COMPLEX, DOCUMENT_TOO_LARGE } from "@holdfast/contract/printing/errors";
import { describe, expect, test } from "vitest";
import { ProblemError } from "../../problem-error";
import { attacks, DOT } from "../../../../test/pdf/attack-markup";
import { sanitiseDocument } from "./sanitise-document";

const clean = (markup: string) => sanitiseDocument(markup).html;

describe("keeps", () => {
  test.each([
    `<section class="hf-sheet" id="one"><h2>One</h2></section>`,
    `<table><colgroup><col span="2" style="width:10%" /></colgroup><tbody><tr><td colspan="2">a</td></tr></tbody></table>`,
    `<span data-page-for="one">00</span>`,
    `<a href="#one">One</a>`,
    `<a href="https://example.com/a?b=1&amp;c=2">there</a>`,
    `<a href="mailto:a@b.example">mail</a>`,
    `<img src="${DOT}" alt="Logo" />`,
    `<ol start="3"><li>a &lt;b&gt; &amp; c</li></ol>`,
    `<figure><svg role="img" aria-label="Chart"><rect x="1" fill="url(#g)"></rect></svg></figure>`,
  ])("keeps %s", (markup) => {
    expect(clean(markup)).toBe(markup);
  });

  test("keeps a drawing as React writes it", () => {
    const drawing = clean(
      `<svg viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><path d="M0 0L9 9" transform="translate(1,2)"/><text x="1" textLength="3">a</text></svg>`,
    );
    expect(drawing).toContain(`viewbox="0 0 9 9"`);
    expect(drawing).toContain(`<linearGradient id="g"><stop offset="0" stop-color="red"></stop>`);
    expect(drawing).toContain(`</linearGradient></defs><path d="M0 0L9 9"`);
  });

  test("keeps nothing of a page in a drawing, not even its text", () => {
    for (const name of ["foreignObject", "foreignobject", "FOREIGNOBJECT"])
      expect(clean(`<svg><${name}><p>inside</p></${name}></svg><p>after</p>`)).toBe(
        "<svg></svg><p>after</p>",
      );
    expect(clean("<foreignObject>inside</foreignObject>after")).toBe("after");
  });

  test("keeps the ids with page references, each once", () => {
    const { pageNumbersFor } = sanitiseDocument(
      `<i data-page-for="a"></i><i data-page-for="b"></i><i data-page-for="a"></i>`,
    );
    expect(pageNumbersFor).toEqual(["a", "b"]);
  });
});

test("gives a list of terms the roles that make it a list in the PDF, in place of others", () => {
  const list = `<dl role="menu" class="a"><div><dt role="b">Term</dt><dd><div>Meaning</div></dd></div></dl>`;
  expect(clean(`<div>${list}</div>`)).toBe(
    `<div><dl role="list" class="a"><div role="listitem"><dt role="code">Term</dt><dd><div>Meaning</div></dd></div></dl></div>`,
  );
});

/** Text is harmless: only the insides of tags are checked. */
const tagsOf = (html: string) => (html.match(/<[^>]*>/g) ?? []).join("");

describe("removes", () => {
  test.each(attacks("evil.example"))("removes %s", (_, markup) => {
    expect(tagsOf(clean(markup))).not.toMatch(
      /evil|script|RAN|\son\w+=|url\((?!#)|file:|<(?:style|link|meta|base|iframe|object|embed|form|input|use|image|animate|math|template|video)/i,
    );
  });

  test("removes disallowed elements, but not their text", () => {
    expect(clean(`<font color=red>kept</font><script>gone</script><title>gone</title>`)).toBe(
      "kept",
    );
  });
});

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (refused) {
    if (refused instanceof ProblemError) return refused.definition.code;
    throw refused;
  }
  return "accepted";
};

describe("limits", () => {
  test("refuses a document that is nested too deeply", () => {
    expect(codeOf(() => clean("<div>".repeat(5_000)))).toBe(DOCUMENT_TOO_COMPLEX.code);
  });

  test("refuses a document of too many elements", () => {
    expect(codeOf(() => clean("<b>x</b>".repeat(100_000)))).toBe(DOCUMENT_TOO_COMPLEX.code);
  });

  test("refuses a document with too much markup, not counting its images", () => {
    expect(codeOf(() => clean("x".repeat(2_600_000)))).toBe(DOCUMENT_TOO_LARGE.code);
    const image = `<img src="data:image/png;base64,${"A".repeat(2_600_000)}" />`;
    expect(clean(image)).toBe(image);
  });

  test("accepts a table of 300 rows", () => {
    const row = `<tr>${"<td>x</td>".repeat(8)}</tr>`;
    expect(clean(`<table><tbody>${row.repeat(300)}</tbody></table>`)).toContain("</table>");
  });
});
