import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Button as AriaButton } from "react-aria-components/Button";
import { Icon } from "./icon";
import styles from "./dialog.module.css";

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape and the cross; a click beside it does not lose what was typed. */
  readonly onClose: () => void;
  /** Width in CSS pixels on a screen that has them; 640 unless told. */
  readonly width?: 500 | 600 | 640 | 880;
  /** 'alertdialog' interrupts: for questions before something is lost. */
  readonly role?: "dialog" | "alertdialog";
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** A modal window: takes the focus, keeps it, gives it back. On a phone it fills the screen. */
export const Dialog = (props: DialogProps) => (
  <ModalOverlay
    className={styles.overlay ?? ""}
    isOpen={props.isOpen}
    onOpenChange={(isOpen) => {
      if (!isOpen) props.onClose();
    }}
  >
    <Modal className={styles.modal ?? ""} style={{ maxWidth: props.width ?? 640 }}>
      <AriaDialog className={styles.dialog ?? ""} role={props.role ?? "dialog"}>
        <header className={styles.head}>
          <Heading slot="title" level={2} className={styles.title ?? ""}>
            {props.title}
          </Heading>
          <AriaButton className={styles.close ?? ""} aria-label="Close" onPress={props.onClose}>
            <Icon name="close" />
          </AriaButton>
        </header>
        <div className={styles.content}>{props.children}</div>
        {props.footer !== undefined && <footer className={styles.foot}>{props.footer}</footer>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
