import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import type { ImageArea } from "./crop-image";
import styles from "./image-cropper.module.css";
import { Slider } from "./slider";

type ImageCropperProps = {
  readonly file: File;
  /** Receives the visible square, in the image's own pixels. */
  readonly onChange: (area: ImageArea) => void;
  /** Runs if the browser cannot show the file as an image. */
  readonly onUnreadable: () => void;
};

const MAX_ZOOM = 4;
/** How far an arrow key moves the image (CSS pixels). */
const STEP = 8;

/** Crops an image to a square: move and zoom it by pointer, touch, wheel or arrow keys. */
export const ImageCropper = ({ file, onChange, onUnreadable }: ImageCropperProps) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener("load", () => setAddress(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return (
    <>
      <div className={styles.window}>
        {address !== undefined && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            // The shorter side fills the crop area, so the image always covers it.
            objectFit="cover"
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onChange(pixels)}
            keyboardStep={STEP}
            // Its style sheet is imported above, because the Content-Security-Policy forbids style elements.
            disableAutomaticStylesInjection
            cropperProps={{ role: "group", "aria-label": "Image. Use the arrow keys to move it." }}
            mediaProps={{ alt: "", onError: onUnreadable }}
          />
        )}
      </div>
      <Slider
        name="zoom"
        label="Size"
        value={zoom}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        onChange={setZoom}
        format={(value) => `${Math.round(value * 100)} %`}
      />
    </>
  );
};
