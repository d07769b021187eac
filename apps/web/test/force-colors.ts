import { expect } from "vitest";
import { cdp } from "vitest/browser";

/** Emulates the operating system's contrast themes. */
export async function forceColors(value: "active" | "none") {
  const session = cdp() as { send: (method: string, media: object) => Promise<unknown> };
  const features = [{ name: "forced-colors", value }];
  await session.send("Emulation.setEmulatedMedia", { features });
  await expect.poll(() => matchMedia("(forced-colors: active)").matches).toBe(value === "active");
}
