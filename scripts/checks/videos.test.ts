import { readFileSync, statSync } from "node:fs";
import { VIDEO_NAMES } from "@holdfast/contract/public-site/video-addresses";
import { describe, expect, it } from "vitest";
import { captionsFile, CLIPS, SECONDS_OF_A_CAPTION } from "../../apps/web/src/platform/video/clips";

const file = (name: string, ending: string) =>
  new URL(`../../apps/web/public/videos/${name}.${ending}`, import.meta.url);

/** Returns the length of an MP4 file in seconds, from its movie header (ISO/IEC 14496-12, 8.2.2). */
function lengthOf(bytes: Buffer): number {
  const at = bytes.indexOf("mvhd") + 4;
  expect(bytes.readUInt8(at), "version of the movie header").toBe(0);
  return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
}

describe.each(VIDEO_NAMES)("the video %s", (name) => {
  it("keeps a video short and small, and begins to play before all of it has arrived", () => {
    const bytes = readFileSync(file(name, "mp4"));
    expect(bytes.length).toBeLessThan(1_500_000);
    expect(lengthOf(bytes)).toBeCloseTo(CLIPS[name].captions.length * SECONDS_OF_A_CAPTION, 0);
    expect(lengthOf(bytes)).toBeGreaterThanOrEqual(20);
    expect(lengthOf(bytes)).toBeLessThanOrEqual(40);
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  });

  it("has a poster and the captions of its transcript", () => {
    expect(statSync(file(name, "jpg")).size).toBeLessThan(200_000);
    expect(readFileSync(file(name, "vtt"), "utf8")).toBe(captionsFile(CLIPS[name]));
  });
});
