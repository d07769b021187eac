/** An area of an image, in the image's own pixels. */
export type ImageArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Width and height of the image of a person (pixels). */
const SIDE = 512;
/** Twice the size in which the server stores a logo (pixels). */
const LOGO = { width: 1_600, height: 800 };

/**
 * Crops an image to a square, rotated by its EXIF orientation. Returns WebP, or PNG if the browser cannot encode WebP.
 * @throws if the browser cannot decode the file.
 */
export const cropToSquare = async (file: Blob, area: ImageArea): Promise<File> =>
  drawArea(await createImageBitmap(file), area, { width: SIDE, height: SIDE }, "image/webp");

/**
 * Crops a logo as PNG, which keeps its edges and its transparency. Returns the file itself if the area is all of it.
 * @throws if the browser cannot decode the file.
 */
export async function cropLogo(file: File, area: ImageArea): Promise<File> {
  const image = await createImageBitmap(file);
  // The area is rounded to whole pixels by its aspect.
  if (image.width - area.width < 2 && image.height - area.height < 2) {
    image.close();
    return file;
  }
  const scale = Math.min(1, LOGO.width / area.width, LOGO.height / area.height);
  const size = {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  };
  return drawArea(image, area, size, "image/png");
}

async function drawArea(
  image: ImageBitmap,
  area: ImageArea,
  { width, height }: { readonly width: number; readonly height: number },
  type: string,
): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser can’t edit images.");
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  image.close();
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, type, 0.92);
  });
  if (!blob) throw new Error("The image couldn’t be cropped.");
  return new File([blob], `picture.${blob.type.replace("image/", "")}`, { type: blob.type });
}
