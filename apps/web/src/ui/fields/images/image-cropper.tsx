import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import type { ImageArea } from "./crop-image";
import styles from "./image-cropper.module.css";
import { Slider } from "../inputs/slider";

type ImageCropperProps = {
  readonly file: File;
  /** Width by height of the area, or that of the whole image. By default a square, shown as a circle. */
  readonly aspect?: number | "image";
  /** Receives the area, in the image's own pixels. */
  readonly onChange: (area: ImageArea) => void;
  /** Runs if the browser cannot show the file as an image. */
  readonly onUnreadable: () => void;
};

const MAX_ZOOM = 4;
/** How far an arrow key moves the image (CSS pixels). */
const STEP = 8;

/** Crops an image: move and zoom it by pointer, touch, wheel or arrow keys. */
export const ImageCropper = ({ file, aspect, onChange, onUnreadable }: ImageCropperProps) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [address, setAddress] = useState<string>();
  const [imageAspect, setImageAspect] = useState(1);
  const isRectangle = aspect !== undefined;

  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener("load", () => setAddress(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return (
    <>
      <div className={isRectangle ? styles.paper : styles.window}>
        {address !== undefined && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={aspect === "image" ? imageAspect : (aspect ?? 1)}
            // A circle: the shorter side of the image fills it. Any other area: all of the image is in view.
            objectFit={isRectangle ? "contain" : "cover"}
            cropShape={isRectangle ? "rect" : "round"}
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onChange(pixels)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) =>
              setImageAspect(naturalWidth / naturalHeight)
            }
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
        value={Math.round(zoom * 100)}
        min={100}
        max={MAX_ZOOM * 100}
        step={5}
        onChange={(percent) => setZoom(percent / 100)}
        format={(percent) => `${percent} %`}
      />
    </>
  );
};
