/** A part of a picture, in the picture's own pixels. */
export type ImageArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The side of the square that comes out (pixels). */
const SIDE = 512;

/**
 * Cuts a square out of a picture, turned as its camera says. Comes out as WebP, or PNG where the browser
 * cannot write that.
 * @throws where the file is no picture that this browser can read.
 */
export async function cropToSquare(file: Blob, area: ImageArea): Promise<File> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser cannot draw on a canvas.");
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  image.close();
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/webp", 0.92);
  });
  if (!blob) throw new Error("The picture could not be cut.");
  return new File([blob], `picture.${blob.type.replace("image/", "")}`, { type: blob.type });
}
