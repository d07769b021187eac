import type { PdfEditor } from "./pdf-editor";
import { compressedStream } from "./pdf-writer";

/*
 * Rules, backgrounds and margin boxes have no tags. PDF/UA-1 (7.1) asks that such content is marked as an artifact, so
 * that a screen reader leaves it out.
 */

const PAINTS = /(?:^|[\s>)\]])(?:f\*?|F|S|s|B\*?|b\*?|Tj|TJ|Do|sh)(?=\s|$)/;
const MARK = /BDC\n|BMC\n|EMC\n/g;

/** Returns a page's content with what has no tag (`/MCID`) marked. */
export function withArtifacts(content: string): string {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  let isTagged = false;
  for (const { 0: mark, index } of content.matchAll(MARK)) {
    depth += mark === "EMC\n" ? -1 : 1;
    if (isTagged && depth === 0) {
      const end = index + mark.length;
      parts.push(content.slice(from, end));
      from = end;
      isTagged = false;
    } else if (depth === 1 && mark !== "EMC\n") {
      const line = content.lastIndexOf("\n", index) + 1;
      // Replacement text outside of tags is part of the artifact.
      if (!content.slice(line, index).includes("/MCID")) continue;
      parts.push(artifact(content.slice(from, line)));
      from = line;
      isTagged = true;
    }
  }
  parts.push(artifact(content.slice(from)));
  return parts.join("");
}

const artifact = (gap: string) => (PAINTS.test(gap) ? `/Artifact BMC\n${gap}\nEMC\n` : gap);

/**
 * Marks the untagged content of all pages.
 * @throws Error if the file does not have this number of pages
 */
export async function markArtifacts(pdf: PdfEditor, pages: number): Promise<void> {
  const contents = pdf.numbers.flatMap((number) => {
    const object = pdf.read(number);
    if (!object.startsWith("<</Type /Page\n")) return [];
    return [Number(/\/Contents (\d+) 0 R/.exec(object)?.[1])];
  });
  if (contents.length !== pages)
    throw new Error(`The PDF has ${contents.length} pages instead of ${pages}.`);
  await Promise.all(
    contents.map(async (number) => {
      const content = pdf.streamOf(number).toString("latin1");
      pdf.replace(
        number,
        await compressedStream("", Buffer.from(withArtifacts(content), "latin1")),
      );
    }),
  );
}
