import { expect, it } from "vitest";
import { plainParagraphs } from "./plain-paragraphs";

it.each([
  ["<p>Fire &amp; Property.</p><p>Do this.</p>", ["Fire & Property.", "Do this."]],
  ["no tags at all", ["no tags at all"]],
  ["", []],
  ["<p> </p><p>One<br>Two</p>", ["One", "Two"]],
  ["<p>a<script>alert(1)</script>b</p>", ["aalert(1)b"]],
  ["<p>&lt;b&gt; &amp;lt;</p>", ["<b> &lt;"]],
  ["<img src=x onerror=alert(1)", []],
])("%j reads %j", (html, paragraphs) => {
  expect(plainParagraphs(html)).toEqual(paragraphs);
});
