/** The screens with a video. */
export const VIDEO_NAMES = ["policy", "tactical", "landing"] as const;
export type VideoName = (typeof VIDEO_NAMES)[number];

/** The operator's own videos, which replace those of the product. */
export type VideoAddresses = { readonly [Name in VideoName]?: string | undefined };

/** Id of the page element with the operator's `VideoAddresses` as JSON; the element is absent without any. */
export const VIDEO_ADDRESSES_ELEMENT = "video-addresses";
