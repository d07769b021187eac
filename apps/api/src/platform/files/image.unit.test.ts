import { expect, it, vi } from "vitest";

const load = vi.hoisted(() => vi.fn());
vi.mock("sharp", async (original) => {
  load();
  return original();
});

it("does not load the decoders until there is an image to read", async () => {
  const { looksLikeImage, encodeImage } = await import("./image");
  expect(looksLikeImage(Buffer.from("GIF89a"))).toBe(false);
  expect(load).not.toHaveBeenCalled();
  const size = { width: 9, height: 9, fit: "cover", withoutEnlargement: false } as const;
  expect(await encodeImage(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), size)).toBeUndefined();
  expect(load).toHaveBeenCalled();
});
