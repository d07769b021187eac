import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Dialog as AriaDialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { Icon } from "./icon";
import styles from "./info.module.css";

type InfoProps = {
  /** What it explains: 'Maximum Tolerable Period of Disruption'. */
  readonly about: string;
  readonly children: ReactNode;
};

/** A small 'i' beside a word that opens its explanation, by pointer, touch or keyboard alike. */
export const Info = ({ about, children }: InfoProps) => (
  <DialogTrigger>
    <AriaButton className={styles.button ?? ""} aria-label={`About ${about}`}>
      <Icon name="info" size={16} />
    </AriaButton>
    <Popover className={styles.popover ?? ""} offset={4}>
      <AriaDialog className={styles.dialog ?? ""} aria-label={about}>
        {children}
      </AriaDialog>
    </Popover>
  </DialogTrigger>
);
