/** Size limit of an uploaded image (bytes); it is re-encoded, so the stored one is smaller. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Formats of an uploaded image. The server looks at the content, not at the type that the browser gives. */
export const IMAGE_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
export const NOT_AN_IMAGE = "Please choose a PNG, JPEG or WebP image.";
export const IMAGE_TOO_LARGE = "Please choose an image of at most 5 MB.";
