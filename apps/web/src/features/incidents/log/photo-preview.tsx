import type { LogEntry } from "@holdfast/contract/incidents/log-entry";
import styles from "../incidents.module.css";

type PhotoPreviewProps = { readonly photo: LogEntry["photo"]; readonly alt: string };

/** Shows the photo of an entry, which links to its full size. */
export const PhotoPreview = ({ photo, alt }: PhotoPreviewProps) => {
  if (photo === null) return null;
  if (photo.url === null) return <span className={styles.aside}>The photo has been deleted.</span>;
  return (
    <a className={styles.photo} href={photo.url} target="_blank" rel="noreferrer">
      <img src={photo.url} alt={alt} loading="lazy" />
    </a>
  );
};
