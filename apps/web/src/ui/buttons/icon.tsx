import { PATHS } from "./icon-paths";
import type { IconName } from "./icon-paths";

type IconProps = {
  readonly name: IconName;
  /** Width and height in CSS pixels; 20 by default. */
  readonly size?: number;
  /** Accessible name for an icon without text; without it the icon is decorative. */
  readonly label?: string;
};

/** One of our own line icons, drawn in the colour of the text around it. */
export const Icon = ({ name, size = 20, label }: IconProps) => (
  <svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    <path d={PATHS[name]} />
  </svg>
);
