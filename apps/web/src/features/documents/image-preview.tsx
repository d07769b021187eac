import { useCallback, useState } from "react";
import styles from "./documents.module.css";

type ImagePreviewProps = { readonly blob: Blob; readonly name: string };

/** Shows an image that is in memory. */
export const ImagePreview = ({ blob, name }: ImagePreviewProps) => {
  const [isBroken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  if (isBroken) return <p>This image cannot be shown. Download it to open it.</p>;
  return <img ref={show} className={styles.image} alt={name} onError={() => setBroken(true)} />;
};
