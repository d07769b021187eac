import { useContext, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { useNavigate } from "react-router";
import { Icon } from "../../../ui/buttons/icon";
import { ModalWindow } from "../../../ui/overlays/modal-window";
import { UnsavedChangesContext } from "../../../ui/overlays/unsaved-changes";
import { useCurrentPlan } from "../use-current-plan";
import styles from "./search-dialog.module.css";
import type { Offer } from "./search-rules";
import { useOffers } from "./use-offers";

type SearchDialogProps = { readonly onClose: () => void };

/** Searches the pages, entries and terms of the current organisation, and goes to what is chosen. */
export const SearchDialog = ({ onClose }: SearchDialogProps) => {
  const [text, setText] = useState("");
  const { groups, status } = useOffers(text);
  const { all, choose } = useCurrentPlan();
  const { leave } = useContext(UnsavedChangesContext);
  const navigate = useNavigate();
  const go = ({ to, planId }: Offer) => {
    onClose();
    leave(() => {
      if (planId != null && all.some((plan) => plan.planId === planId)) choose(planId);
      void navigate(to);
    });
  };
  const offers = new Map(
    groups.flatMap((group) => group.offers.map((offer) => [offer.key, offer])),
  );
  return (
    <ModalWindow title="Search" onClose={onClose}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label="Search" className={styles.field ?? ""} autoFocus>
          <Icon name="search" size={18} />
          <Input
            className={styles.input ?? ""}
            placeholder="A page, contact, supplier, risk or term"
          />
        </SearchField>
        <ListBox
          aria-label="Results"
          className={styles.list ?? ""}
          selectionMode="none"
          onAction={(key) => {
            const offer = offers.get(String(key));
            if (offer) go(offer);
          }}
          renderEmptyState={() => (
            <p className={styles.empty}>
              {status === "searching" ? "Searching..." : `Nothing found for “${text.trim()}”.`}
            </p>
          )}
        >
          {groups.map(({ title, offers: ofGroup }) => (
            <ListBoxSection key={title} id={title}>
              <Header className={styles.title}>{title}</Header>
              {ofGroup.map(({ key, label, note, icon }) => (
                <ListBoxItem key={key} id={key} textValue={label} className={styles.item ?? ""}>
                  <Icon name={icon} size={18} />
                  <span className={styles.words}>
                    {label}
                    {note !== undefined && <span className={styles.note}>{note}</span>}
                  </span>
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Autocomplete>
      {status === "failed" && (
        <p role="alert" className={styles.failed}>
          The entries could not be searched. Check your connection, then type again.
        </p>
      )}
    </ModalWindow>
  );
};
