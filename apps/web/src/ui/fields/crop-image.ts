/** An area of an image, in the image's own pixels. */
export type ImageArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Width and height of the cropped image (pixels). */
const SIDE = 512;

/**
 * Crops an image to a square, rotated by its EXIF orientation. Returns WebP, or PNG if the browser cannot encode WebP.
 * @throws if the browser cannot decode the file.
 */
export async function cropToSquare(file: Blob, area: ImageArea): Promise<File> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser can't edit images.");
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  image.close();
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/webp", 0.92);
  });
  if (!blob) throw new Error("The image couldn't be cropped.");
  return new File([blob], `picture.${blob.type.replace("image/", "")}`, { type: blob.type });
}
