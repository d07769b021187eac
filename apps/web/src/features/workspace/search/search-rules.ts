import type { HitKind, SearchHit } from "@holdfast/contract/search/search";
import { HIT_KINDS } from "@holdfast/contract/search/search";
import type { IconName } from "../../../ui/buttons/icon-paths";
import type { SideGroup } from "../../../ui/layout/navigation/side-menu";
import { addressOfRecord, addressOfNewRecord } from "../../../platform/routing/linked-record";

/** Something that the search offers. */
export type Offer = {
  /** Unique in the list. */
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** In lower case, such as 'mtpd'. */
  readonly abbreviation?: string;
  readonly icon: IconName;
  /** Null for a result that says everything itself. */
  readonly to: string | null;
  /** The plan to select first. */
  readonly planId?: string | null;
};

export type OfferGroup = {
  readonly title: string;
  readonly offers: readonly Offer[];
};

type KindDescription = {
  readonly title: string;
  readonly icon: IconName;
  readonly address: (id: string) => string;
};

const KINDS: Readonly<Record<HitKind, KindDescription>> = {
  contact: {
    title: "Contacts",
    icon: "person",
    address: (id) => addressOfRecord("/organization/contacts", id),
  },
  supplier: {
    title: "Suppliers",
    icon: "truck",
    address: (id) => addressOfRecord("/organization/suppliers", id),
  },
  customer: {
    title: "Customers",
    icon: "shopping",
    address: (id) => addressOfRecord("/organization/customers", id),
  },
  "third-party": {
    title: "Strategic Third Parties",
    icon: "bank",
    address: (id) => addressOfRecord("/organization/strategic-third-parties", id),
  },
  "crisis-expert": {
    title: "Strategic Crisis Experts",
    icon: "phone",
    address: (id) => addressOfRecord("/organization/strategic-crisis-experts", id),
  },
  risk: {
    title: "Risks",
    icon: "list",
    address: (id) => `/dashboard/risk/register?risk=${id}`,
  },
  document: {
    title: "Documents",
    icon: "document",
    address: (id) => `/dashboard/documents?document=${id}`,
  },
  plan: { title: "Plans", icon: "plan", address: () => "/dashboard" },
  location: { title: "Business locations", icon: "building", address: () => "/organization" },
  "recovery-site": { title: "Recovery sites", icon: "building", address: () => "/organization" },
  "business-unit": {
    title: "Business Units",
    icon: "sitemap",
    address: () => "/dashboard/business-units",
  },
  "strategic-area": {
    title: "Strategic Areas",
    icon: "flag",
    address: () => "/organization/strategic-areas",
  },
};

/** Groups hits by kind, in the order of the kinds. Pure. */
export const groupsOfHits = (hits: readonly SearchHit[]): readonly OfferGroup[] =>
  HIT_KINDS.map((kind) => ({
    title: KINDS[kind].title,
    offers: hits
      .filter((hit) => hit.kind === kind)
      .map((hit) => ({
        key: `${kind}-${hit.id}`,
        label: hit.name,
        note: hit.detail ?? undefined,
        icon: KINDS[kind].icon,
        to: KINDS[kind].address(hit.id),
        planId: hit.planId,
      })),
  })).filter(({ offers }) => offers.length > 0);

/** What a person can add from anywhere. */
export const ADDITIONS: readonly Offer[] = (
  [
    ["contact", "/organization/contacts"],
    ["customer", "/organization/customers"],
    ["supplier", "/organization/suppliers"],
    ["strategic third party", "/organization/strategic-third-parties"],
    ["crisis expert", "/organization/strategic-crisis-experts"],
  ] as const
).map(([noun, page]) => ({
  key: `add-${page}`,
  label: `Add ${noun}`,
  icon: "add",
  to: addressOfNewRecord(page),
}));

/** The screens of the menus. Pure. */
export const screensOf = (groups: readonly SideGroup[], area: string): readonly Offer[] =>
  groups.flatMap(({ label, items }) =>
    items.map((item) => ({
      key: item.to,
      label: item.label,
      note: label ?? area,
      icon: item.icon,
      to: item.to,
    })),
  );

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Returns the offers whose label or note has every word of the text, or whose abbreviation it is, the best first. Pure. */
export function matching(offers: readonly Offer[], text: string): readonly Offer[] {
  const requested = folded(text).trim();
  const words = requested.split(/\s+/);
  const found = offers.filter(({ label, note, abbreviation }) => {
    if (abbreviation === requested) return true;
    const own = folded(`${label} ${note ?? ""}`);
    return words.every((word) => own.includes(word));
  });
  const starts = ({ label, abbreviation }: Offer) =>
    abbreviation === requested || folded(label).startsWith(requested);
  return [...found.filter(starts), ...found.filter((offer) => !starts(offer))];
}
