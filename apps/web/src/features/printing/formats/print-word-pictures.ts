import { documentStyle } from "@holdfast/printables/document-style";
import { AlignmentType, ImageRun, Paragraph } from "docx";
import { partName } from "./print-word-colours";
import { TEXT_WIDTH } from "./print-word-page";

/** The pictures of drawings and images, by their elements. */
export type Pictures = ReadonlyMap<Element, Paragraph>;

/** In the pixels that Word counts, 96 to the inch. */
const MOST = { width: Math.floor(TEXT_WIDTH / 15), height: 700, logo: 90 };
/** The pixels of a picture for each of Word's, so that it is sharp on paper. */
const SHARPNESS = 2.5;
const SVG = "http://www.w3.org/2000/svg";

/** Draws the figures of a printed page. One that cannot be drawn is left out of the result. */
export async function drawPictures(body: Element): Promise<Pictures> {
  const drawings = [...body.querySelectorAll(".hf-drawing > svg")].map(drawingPicture);
  const images = [...body.querySelectorAll("img")].map(imagePicture);
  const pictures = await Promise.all([...drawings, ...images]);
  return new Map(pictures.filter((picture) => picture !== undefined));
}

type Picture = readonly [Element, Paragraph] | undefined;

async function drawingPicture(drawing: Element): Promise<Picture> {
  const [, , width = 0, height = 0] = drawing.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const image = await loadImage(
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawingPage(drawing, width, height))}`,
  );
  if (image === undefined) return undefined;
  const size = { width: MOST.width, height: Math.round((MOST.width * height) / width) };
  return pictureOf(drawing, image, size, drawing.getAttribute("aria-label") ?? "");
}

/** A drawing with the names over it and the style of the paper, as a document by itself. */
function drawingPage(drawing: Element, width: number, height: number): string {
  const page = document.createElementNS(SVG, "svg");
  const sheet = document.createElementNS(SVG, "foreignObject");
  for (const element of [page, sheet]) {
    element.setAttribute("width", String(width));
    element.setAttribute("height", String(height));
  }
  const style = document.createElement("style");
  style.textContent = `${documentStyle} .hf-document { font-family: Arial, sans-serif }`;
  const around = ["hf-document", partName(drawing), "hf-figure"].reduceRight<Node>(
    (inner, className) => {
      const element = document.createElement("div");
      element.className = className;
      element.style.margin = "0";
      element.append(inner);
      return element;
    },
    (drawing.parentElement ?? drawing).cloneNode(true),
  );
  sheet.append(style, around);
  page.append(sheet);
  return new XMLSerializer().serializeToString(page);
}

async function imagePicture(element: HTMLImageElement): Promise<Picture> {
  const image = await loadImage(element.getAttribute("src") ?? "");
  if (image === undefined) return undefined;
  const { naturalWidth, naturalHeight } = image;
  const most = element.matches(".hf-cover-logo") ? MOST.logo : MOST.height;
  const scale = Math.min(1, MOST.width / naturalWidth, most / naturalHeight);
  const size = {
    width: Math.round(naturalWidth * scale),
    height: Math.round(naturalHeight * scale),
  };
  return pictureOf(element, image, size, element.alt);
}

/** Returns an image once it can be drawn; nothing if it is damaged. */
async function loadImage(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

type Size = { readonly width: number; readonly height: number };

async function pictureOf(
  element: Element,
  image: HTMLImageElement,
  size: Size,
  description: string,
): Promise<Picture> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width * SHARPNESS;
  canvas.height = size.height * SHARPNESS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) return undefined;
  const picture = new ImageRun({
    type: "png",
    data: await blob.arrayBuffer(),
    transformation: size,
    altText: { name: description, description },
  });
  const isLogo = element.matches(".hf-cover-logo");
  return [
    element,
    new Paragraph({
      keepNext: !isLogo,
      alignment: isLogo ? AlignmentType.LEFT : AlignmentType.CENTER,
      children: [picture],
    }),
  ];
}
