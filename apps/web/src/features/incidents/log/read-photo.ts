/** Pixels of the longer side. The server stores no larger photos. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

/**
 * Returns a photo as a smaller JPEG, so that it uploads on a slow network and fits on the device.
 * @returns undefined if the browser cannot read the file as an image
 */
export async function readPhoto(file: Blob): Promise<Blob | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", QUALITY);
  });
}
