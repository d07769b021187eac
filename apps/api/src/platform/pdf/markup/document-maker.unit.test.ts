import { DOCUMENT_TOO_COMPLEX } from "@holdfast/contract/printing/errors";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { createDocumentMaker, type DocumentMaker } from "./document-maker";
import type { DocumentParts } from "./document-shell";

// A worker starts in each of these, on a machine that runs other tests at the same time.

const log = pino({ level: "silent" });
const ROOMY = { time: 20_000, memory: 256 };
let maker: DocumentMaker;
const use = (limits = ROOMY) => (maker = createDocumentMaker(log, limits));
afterEach(() => maker.close());

const parts = (content: string, frontMatter?: string): DocumentParts => ({
  title: "Trial",
  css: "p{color:red}",
  content,
  frontMatter,
  pageNumbers: false,
});
const refusal = (making: Promise<unknown>) => making.catch((error: unknown) => error);
/** As much as the sanitiser accepts. */
const LARGE = "<p>words</p>".repeat(49_000);

test("sanitises both parts and assembles the document", async () => {
  use();
  const html = await maker.make(parts("<p onclick=a>text</p><script>b</script>", "<h2>Cover</h2>"));
  expect(html).toContain("p{color:red}");
  expect(html).toMatch(/<body>\s*<h2>Cover<\/h2>\s*<p>text<\/p>\s*<\/body>/);
});

test("passes on the sanitiser's errors, for both parts together", async () => {
  use();
  const half = "<b>x</b>".repeat(30_000);
  expect(await refusal(maker.make(parts(half, half)))).toMatchObject({
    definition: DOCUMENT_TOO_COMPLEX,
  });
  expect(await maker.make(parts(half))).toContain("<b>x</b>");
});

test("does not block this thread", async () => {
  use();
  await maker.make(parts("<p>warm</p>"));
  const before = performance.eventLoopUtilization();
  await Promise.all([maker.make(parts(LARGE)), maker.make(parts(LARGE)), maker.make(parts(LARGE))]);
  // Time in which the machine runs other processes counts as idle.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test.each([
  ["time", { ...ROOMY, time: 5 }],
  ["memory", { ...ROOMY, memory: 14 }],
])("refuses a document that takes too much %s, and makes the next one", async (_, limits) => {
  use(limits);
  expect(await refusal(maker.make(parts(LARGE)))).toMatchObject({
    definition: DOCUMENT_TOO_COMPLEX,
  });
  Object.assign(limits, { time: ROOMY.time });
  expect(await maker.make(parts("<p>next</p>"))).toContain("<p>next</p>");
});

test("stops for a caller that has disconnected, and makes the next document", async () => {
  use();
  const gone = new AbortController();
  const making = refusal(maker.make(parts(LARGE), gone.signal));
  const next = maker.make(parts("<p>next</p>"));
  gone.abort(new Error("gone"));
  expect(await making).toHaveProperty("message", "gone");
  expect(await next).toContain("<p>next</p>");
});

test("makes documents again after it was closed", async () => {
  use();
  await maker.make(parts("<p>one</p>"));
  await maker.close();
  expect(await maker.make(parts("<p>two</p>"))).toContain("<p>two</p>");
});
