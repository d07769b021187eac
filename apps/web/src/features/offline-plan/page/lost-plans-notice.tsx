import type { Contacts } from "../../../platform/offline-plan/contact-server";

/** Says that plans are gone from this device, because the person lost access to them. */
export const LostPlansNotice = ({ contacts }: { readonly contacts: Contacts }) => {
  const lost = Object.values(contacts).filter(({ kind }) => kind === "deleted").length;
  return (
    <output>
      {lost > 0 &&
        `You no longer have access to ${lost === 1 ? "a plan" : `${lost} plans`}. Deleted from this device: ${lost}.`}
    </output>
  );
};
