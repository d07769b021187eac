import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanParty } from "@holdfast/contract/plan-content/plan-party";
import type { ShortParty, ShortPlan } from "@holdfast/contract/plan-content/short-plan";

/** How many of each kind are listed: nobody calls more in the first day. */
const LISTS = [
  { kind: "third-party", title: "Services and authorities", most: 24 },
  { kind: "supplier", title: "Suppliers", most: 6 },
  { kind: "customer", title: "Customers", most: 3 },
] as const;

/** Returns the firms with their numbers: services first, then the suppliers on which units depend. Pure. */
export function shortCalls(content: PlanContent): ShortPlan["calls"] {
  const needed = new Set(
    content.units.flatMap(({ dependencies }) => dependencies.map(({ id }) => id)),
  );
  return LISTS.map(({ kind, title, most }) => {
    const parties = content.parties
      .filter((party) => party.kind === kind)
      .toSorted((a, b) => Number(needed.has(b.partyId)) - Number(needed.has(a.partyId)));
    return {
      kind,
      title,
      parties: parties.slice(0, most).map(shortParty),
      more: Math.max(0, parties.length - most),
    };
  });
}

const shortParty = (party: PlanParty): ShortParty => ({
  partyId: party.partyId,
  name: party.name,
  isProposed: party.isProposed,
  contactPerson: party.contactPerson,
  note: party.comments === null ? null : shortNote(party.comments),
  purpose: party.categories.join(", "),
  phone: party.phone,
});

/** Characters of a note that are shown; the full plan has it in full. */
const NOTE = 50;
const shortNote = (text: string) =>
  text.length > NOTE ? `${text.slice(0, text.lastIndexOf(" ", NOTE))} …` : text;
