import { VIDEO_ADDRESSES_ELEMENT } from "@holdfast/contract/public-site/video-addresses";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { captionsFile, CLIPS, SHOWN_EXAMPLE } from "./clips";
import { VideoSection } from "./video-section";

const video = () => document.querySelector("video");
const configure = (addresses: object) => {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = VIDEO_ADDRESSES_ELEMENT;
  element.textContent = JSON.stringify(addresses);
  document.head.append(element);
};
afterEach(() => document.querySelector(`#${VIDEO_ADDRESSES_ELEMENT}`)?.remove());

it("loads and plays nothing by itself, and has captions, a poster and a transcript", async () => {
  await render(<VideoSection name="policy" />);
  await expect.element(page.getByRole("region", { name: CLIPS.policy.title })).toBeVisible();
  expect(video()).toMatchObject({ autoplay: false, preload: "none", controls: true });
  expect(video()?.getAttribute("src")).toBe("/videos/policy.mp4");
  expect(video()?.getAttribute("poster")).toBe("/videos/policy.jpg");
  expect(video()?.querySelector("track")?.getAttribute("src")).toBe("/videos/policy.vtt");
  await expect.element(page.getByText(SHOWN_EXAMPLE)).toBeVisible();
  for (const text of CLIPS.policy.captions)
    await expect.element(page.getByText(text)).toBeVisible();
});

it("shows the transcript only if the video cannot be played", async () => {
  await render(<VideoSection name="tactical" />);
  video()?.dispatchEvent(new Event("error"));
  await expect.poll(video).toBeNull();
  await expect.element(page.getByText(CLIPS.tactical.captions[0] ?? "")).toBeVisible();
});

it("shows the operator's own video, without our captions", async () => {
  configure({ landing: "https://videos.example/landing.mp4" });
  await render(<VideoSection name="landing" />);
  expect(video()?.getAttribute("src")).toBe("https://videos.example/landing.mp4");
  expect(video()?.querySelector("track")).toBeNull();
  await expect.element(page.getByText(SHOWN_EXAMPLE)).not.toBeInTheDocument();
});

it("uses the product's own video where the operator has none", async () => {
  configure({ landing: "https://videos.example/landing.mp4" });
  await render(<VideoSection name="policy" />);
  expect(video()?.getAttribute("src")).toBe("/videos/policy.mp4");
});

it("has one caption for each five seconds, the first with the example that is shown", () => {
  const text = captionsFile({ title: "", captions: ["One.", "Two."] });
  expect(text).toBe(
    "WEBVTT\n\n1\n00:00:00.000 --> 00:00:05.000\nExample: a café. One.\n\n2\n00:00:05.000 --> 00:00:10.000\nTwo.\n",
  );
});
