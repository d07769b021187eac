import type { SideGroup, SideItem } from "../../ui/layout/side-menu";

/*
 * The left menu of /admin (specification 2, 'Broker/admin area'), in its order. 'Log out' is an action that
 * the frame adds.
 */

const OVERVIEW: SideItem = { to: "/admin/overview", label: "Overview", icon: "home" };
const SETTINGS: SideItem = { to: "/admin/settings", label: "Settings", icon: "settings" };
const CONTACT: SideItem = { to: "/contact-us", label: "Contact Us", icon: "phone" };

/** Returns the /admin menu. Pure. */
export const adminMenuFor = (isBroker: boolean): readonly SideGroup[] => [
  { items: [...(isBroker ? [OVERVIEW] : []), SETTINGS, CONTACT] },
];

/** Returns the address that /admin redirects to: the first entry. Pure. */
export const adminEntryFor = (isBroker: boolean): string => (isBroker ? OVERVIEW : SETTINGS).to;
