import { useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import { Icon } from "../../../ui/buttons/icon";
import { focusOnMount } from "../../../ui/layout/focus-on-mount";
import { Link } from "react-router";
import { Dialog } from "../../../ui/overlays/dialog";
import { useCurrentPlan } from "../current/use-current-plan";
import styles from "./search-dialog.module.css";
import type { Offer } from "./search-rules";
import { useOffers } from "./use-offers";

type SearchDialogProps = { readonly onClose: () => void };

/**
 * Searches the pages, entries and terms of the current organisation, and goes to what is chosen. Enter chooses the
 * first, and the arrow keys move through the rest.
 */
export const SearchDialog = ({ onClose }: SearchDialogProps) => {
  const [text, setText] = useState("");
  const { groups, status } = useOffers(text);
  const { all, choose } = useCurrentPlan();
  const content = useRef<HTMLDivElement>(null);
  const offers = groups.flatMap((group) => group.offers);
  const first = offers.find(({ to }) => to !== null);

  // A link, so that the page asks before unsaved input is lost.
  const follow = (event: MouseEvent, { planId }: Offer) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (planId != null && all.some((plan) => plan.planId === planId)) choose(planId);
    onClose();
  };

  /** Moves the focus between the field and the results; typing on a result continues in the field. */
  const move = (event: KeyboardEvent) => {
    const stops = [...(content.current?.querySelectorAll<HTMLElement>("input, li > a") ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      stops[(at + step + stops.length) % stops.length]?.focus();
    } else if (at > 0 && event.key.length === 1 && event.key !== " " && !event.ctrlKey) {
      stops[0]?.focus();
    }
  };

  return (
    <Dialog title="Search" isOpen onClose={onClose}>
      {/* It handles keys of the field and the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={content} onKeyDown={move}>
        <form
          className={styles.field}
          onSubmit={(event) => {
            event.preventDefault();
            content.current?.querySelector<HTMLElement>("li > a")?.click();
          }}
        >
          <Icon name="search" size={18} />
          <input
            ref={focusOnMount}
            type="search"
            className={styles.input}
            aria-label="Search"
            placeholder="Page, contact, risk or term"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </form>
        <div className={styles.results}>
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h3 className={styles.title}>{group.title}</h3>
              <ul>
                {group.offers.map((offer) => (
                  <li key={offer.key}>
                    {offer.to === null ? (
                      <div className={styles.item}>
                        <OfferWords offer={offer} />
                      </div>
                    ) : (
                      <Link
                        to={offer.to}
                        className={styles.item}
                        data-first={offer === first ? "" : undefined}
                        onClick={(event) => follow(event, offer)}
                      >
                        <OfferWords offer={offer} />
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <output className={styles.empty}>
            {offers.length === 0 &&
              (status === "searching" ? "Searching..." : `Nothing found for “${text.trim()}”.`)}
          </output>
        </div>
        {status === "failed" && (
          <p role="alert" className={styles.failed}>
            The entries could not be searched. Check your connection, then type again.
          </p>
        )}
      </div>
    </Dialog>
  );
};

const OfferWords = ({ offer }: { readonly offer: Offer }) => (
  <>
    <Icon name={offer.icon} size={18} />
    <span className={styles.words}>
      {offer.label} {offer.note !== undefined && <span className={styles.note}>{offer.note}</span>}
    </span>
  </>
);
