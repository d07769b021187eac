import { useQuery } from "@tanstack/react-query";
import { getDocument, GlobalWorkerOptions } from "pdfjs-dist";
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { IconButton } from "../../ui/buttons/icon-button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { ImagePreview } from "./image-preview";
import styles from "./documents.module.css";

GlobalWorkerOptions.workerSrc = new URL(
  "pdfjs-dist/build/pdf.worker.min.mjs",
  import.meta.url,
).href;

/** Pages are drawn this wide (CSS pixels), and shown as wide as the dialog. */
const WIDTH = 820;

/** The largest side that every browser draws (pixels). */
const MAX_SIDE = 8_000;

const LOADING = <Skeleton lines={1} height={320} label="Loading the preview..." />;

const UNREADABLE = "This PDF cannot be shown. Download it to open it.";

type PdfPreviewProps = { readonly blob: Blob; readonly name: string };

/** Shows a PDF page by page. Drawn by PDF.js, because many phones and some browsers cannot show a PDF in a page. */
export const PdfPreview = ({ blob, name }: PdfPreviewProps) => {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [page, setPage] = useState(1);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined;
    let isGone = false;
    const load = async () => {
      try {
        const data = new Uint8Array(await blob.arrayBuffer());
        if (isGone) return;
        task = getDocument({ data, enableXfa: false });
        const loaded = await task.promise;
        if (!isGone) setPdf(loaded);
      } catch {
        setBroken(!isGone);
      }
    };
    void load();
    return () => {
      isGone = true;
      void task?.destroy();
    };
  }, [blob]);
  if (isBroken) return <p>{UNREADABLE}</p>;
  if (!pdf) return LOADING;
  const pages = pdf.numPages;
  return (
    <>
      {/* Never disabled, because a disabled button loses the focus, and with it the keys of the dialog. */}
      <div className={styles.pager}>
        <IconButton
          icon="chevron-left"
          label="Previous page"
          onPress={() => setPage(Math.max(1, page - 1))}
        />
        <output>
          Page {page} of {pages}
        </output>
        <IconButton
          icon="chevron-right"
          label="Next page"
          onPress={() => setPage(Math.min(pages, page + 1))}
        />
      </div>
      <PdfPage pdf={pdf} number={page} name={`${name}, page ${page} of ${pages}`} />
    </>
  );
};

type PdfPageProps = {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly name: string;
};

const PdfPage = ({ pdf, number, name }: PdfPageProps) => {
  const drawn = useQuery({
    queryKey: ["pdf-page", pdf.fingerprints[0], number],
    queryFn: () => draw(pdf, number),
    gcTime: 0,
  });
  return (
    <QueryBoundary queries={[drawn]} loading={LOADING}>
      {(blob) => <ImagePreview key={number} blob={blob} name={name} />}
    </QueryBoundary>
  );
};

/** Returns a page as an image, sharp on this screen. */
async function draw(pdf: PDFDocumentProxy, number: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (WIDTH / width) * window.devicePixelRatio });
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(viewport.width, MAX_SIDE);
  canvas.height = Math.min(viewport.height, MAX_SIDE);
  await page.render({ canvas, viewport }).promise;
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(UNREADABLE))));
  });
}
