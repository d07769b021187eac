import { expect } from "vitest";
import { cdp } from "vitest/browser";

type Media = {
  readonly media?: "print" | "";
  readonly features?: readonly { readonly name: string; readonly value: string }[];
};

/** The part of the browser's debugging session that is used here; the provider's types would pull Node's into the web app. */
type Session = { send(method: "Emulation.setEmulatedMedia", to: Media): Promise<unknown> };

const emulate = (media: Media) =>
  (cdp() as unknown as Session).send("Emulation.setEmulatedMedia", media);

/** Shows pages as on paper, or as on the screen again. */
export const emulatePrint = (isOn: boolean) => emulate({ media: isOn ? "print" : "" });

/** Emulates the operating system's contrast themes. */
export async function forceColors(value: "active" | "none") {
  await emulate({ features: [{ name: "forced-colors", value }] });
  await expect.poll(() => matchMedia("(forced-colors: active)").matches).toBe(value === "active");
}
