import { describe, expect, test } from "vitest";
import { isSafePresentation, safeStyle } from "./safe-style";

describe("safeStyle", () => {
  test.each([
    ["width:33%", "width:33%"],
    ["color: rgb(1 2 3 / 50%); margin : 0 auto", "color:rgb(1 2 3 / 50%);margin:0 auto"],
    ["--hf-part:#a8261c", "--hf-part:#a8261c"],
    [`font-family:"Holdfast Serif",serif`, `font-family:"Holdfast Serif",serif`],
    ["width:calc((100% - 4px) / 2)", "width:calc((100% - 4px) / 2)"],
    ["break-before:page", "break-before:page"],
  ])("keeps %s", (input, safe) => {
    expect(safeStyle(input)).toBe(safe);
  });

  test.each([
    "background:url(http://evil.example/a.png)",
    "background:URL('http://evil.example/a.png')",
    String.raw`background:\75rl(http://evil.example/a.png)`,
    String.raw`background:u\72 l(http://evil.example/a.png)`,
    "background:ur/**/l(http://evil.example/a.png)",
    "background:image-set('http://evil.example/a.png' 1x)",
    "background:-webkit-cross-fade(url(a),url(b))",
    "background:src('http://evil.example')",
    "--x:url(http://evil.example)",
    "behavior:url(a.htc)",
    "-moz-binding:url(a.xml)",
    "width:expression(alert(1))",
    "content:attr(id)",
    "cursor:pointer",
    "filter:blur(900px)",
    "color:red}body{color:blue",
    "font-family:'unended",
    "width:calc(1px",
    `width:${"9".repeat(400)}px`,
    "@import 'a.css'",
    "color",
    "",
  ])("drops %s", (input) => {
    expect(safeStyle(input)).toBe("");
  });

  test("keeps safe declarations next to unsafe ones", () => {
    expect(safeStyle(`color:red;background:url("data:a;b,c");padding:1px`)).toBe(
      "color:red;padding:1px",
    );
  });
});

describe("isSafePresentation", () => {
  test.each(["url(#gradient-1)", "#fff", "M0 0L1.5,-2e3Z", "translate(1 2) rotate(-45)", "none"])(
    "keeps %s",
    (value) => {
      expect(isSafePresentation(value)).toBe(true);
    },
  );
  test.each([
    "url(http://evil.example#a)",
    "url('#a')",
    "url(#a) url(http://evil.example)",
    String.raw`\75rl(http://evil.example)`,
    "red;background:blue",
    "src(x://y)",
  ])("refuses %s", (value) => {
    expect(isSafePresentation(value)).toBe(false);
  });
});
