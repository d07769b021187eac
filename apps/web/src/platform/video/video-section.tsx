import { VIDEO_ADDRESSES_ELEMENT } from "@holdfast/contract/public-site/video-addresses";
import type { VideoAddresses, VideoName } from "@holdfast/contract/public-site/video-addresses";
import { useState } from "react";
import { useHydrated } from "../site/use-hydrated";
import { CLIPS, SHOWN_EXAMPLE } from "./clips";
import styles from "./video-section.module.css";

type VideoSectionProps = { readonly name: VideoName };

/** Returns the operator's own videos: what the server wrote into the page. */
const configured = (): VideoAddresses => {
  const written = document.querySelector(`#${VIDEO_ADDRESSES_ELEMENT}`)?.textContent;
  return written ? (JSON.parse(written) as VideoAddresses) : {};
};

/**
 * A short video with its transcript. Nothing is loaded or played before the person asks for it. If the video cannot be
 * played, the transcript remains. An operator's own video has its own captions; the transcript then names the steps.
 */
export const VideoSection = ({ name }: VideoSectionProps) => {
  const [hasFailed, setFailed] = useState(false);
  const own = useHydrated() ? configured()[name] : undefined;
  const { title, captions } = CLIPS[name];
  const file = `/videos/${name}`;
  const watch = { className: styles.video, controls: true, onError: () => setFailed(true) };
  return (
    <section className={styles.section} aria-label={title}>
      {!hasFailed &&
        (own === undefined ? (
          <video
            {...watch}
            preload="none"
            src={`${file}.mp4`}
            poster={`${file}.jpg`}
            aria-label={title}
          >
            <track kind="captions" src={`${file}.vtt`} srcLang="en" label="English" default />
          </video>
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the operator's file has its own captions
          <video {...watch} preload="none" src={own} aria-label={title} />
        ))}
      <div className={styles.transcript}>
        <p className={styles.title}>{title}</p>
        {own === undefined && !hasFailed && <p>{SHOWN_EXAMPLE}</p>}
        <ol>
          {captions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </div>
    </section>
  );
};
