import { patchDocument } from "docx";
import { estimatePageNumbersWith } from "docx/layout";

/** Lays out the pages of a Word file and answers with the file that has their numbers. */
const numberPages = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const file = await patchDocument({
    outputType: "arraybuffer",
    data,
    patches: {},
    pageNumbers: estimatePageNumbersWith({ guess: true }),
  });
  globalThis.postMessage(file, { transfer: [file] });
};

globalThis.addEventListener("message", (event: MessageEvent<ArrayBuffer>) => {
  numberPages(event).catch(reportError);
});
