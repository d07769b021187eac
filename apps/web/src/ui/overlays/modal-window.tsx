import { useRef } from "react";
import type { ReactNode, SyntheticEvent } from "react";
import { Overlay } from "react-aria/Overlay";
import { useDialog } from "react-aria/useDialog";
import { useModalOverlay } from "react-aria/useModalOverlay";
import { Button as AriaButton } from "react-aria-components/Button";
import { focusOnMount } from "../layout/focus-on-mount";
import { Icon } from "../buttons/icon";
import styles from "./modal-window.module.css";

type ModalWindowProps = {
  readonly title: string;
  /** Runs on Escape and Close. */
  readonly onClose: () => void;
  /** Width in CSS pixels, if the screen is that wide; 640 by default. */
  readonly width?: 500 | 600 | 640 | 880;
  /** The id of the text to announce with the title, if the focus starts below that text. */
  readonly describedBy?: string;
  /** 'alertdialog' for questions before something is lost. */
  readonly role?: "dialog" | "alertdialog";
  /**
   * For a long text: it scrolls between the title and the footer and takes the focus, so that keys scroll it. While it
   * is open, only the title and the text are printed, on A4.
   */
  readonly isReader?: boolean;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** React events bubble from a dialog to the form that opened it, which must not handle the dialog's submit. */
const keepSubmitInside = (event: SyntheticEvent) => event.stopPropagation();

/**
 * The base of all dialogs. Traps the focus and restores it, or moves it to the page. On a phone, forms fill the screen
 * and questions do not. Built on React Aria's hooks, because its dialog component also loads menus and popovers.
 */
export const ModalWindow = (props: ModalWindowProps) => (
  <Overlay>
    <Window {...props} />
  </Overlay>
);

const ignore = () => undefined;

const Window = (props: ModalWindowProps) => {
  const modal = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const state = {
    isOpen: true,
    point: null,
    setPoint: ignore,
    setOpen: ignore,
    open: ignore,
    close: props.onClose,
    toggle: props.onClose,
  };
  const { modalProps, underlayProps } = useModalOverlay({}, state, modal);
  const { dialogProps, titleProps } = useDialog(
    {
      role: props.role ?? "dialog",
      ...(props.describedBy === undefined ? {} : { "aria-describedby": props.describedBy }),
    },
    dialog,
  );
  return (
    <div
      {...underlayProps}
      className={styles.overlay}
      data-alert={props.role === "alertdialog" ? "" : undefined}
      data-reader={props.isReader === true ? "" : undefined}
    >
      <div
        {...modalProps}
        ref={modal}
        className={styles.modal}
        style={{ maxWidth: props.width ?? 640 }}
        onSubmit={keepSubmitInside}
      >
        <div {...dialogProps} ref={dialog} className={styles.dialog}>
          <header className={styles.head}>
            <h2 {...titleProps} className={styles.title}>
              {props.title}
            </h2>
            <AriaButton className={styles.close ?? ""} aria-label="Close" onPress={props.onClose}>
              <Icon name="close" />
            </AriaButton>
          </header>
          {props.isReader === true ? (
            <section
              ref={focusOnMount}
              className={styles.content}
              aria-label={`${props.title}, text`}
              // What scrolls must be reachable by keyboard.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
            >
              {props.children}
            </section>
          ) : (
            <div className={styles.content}>{props.children}</div>
          )}
          {props.footer !== undefined && <footer className={styles.foot}>{props.footer}</footer>}
        </div>
      </div>
    </div>
  );
};
