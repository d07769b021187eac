import { listTerms } from "@holdfast/contract/library/plan-lookups";
import { SEARCH_TEXT } from "@holdfast/contract/search/search";
import { searchOrganisation } from "@holdfast/contract/search/search-endpoints";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { endpointQuery, useRead } from "../../../platform/api/use-endpoint";
import { useScreenRoutes } from "../../../platform/routing/screen-routes";
import { can } from "../../../platform/session/can";
import { abbreviation, termAnchor } from "../../library/public";
import { menuFor } from "../frame/side-menus";
import { useCurrentOrganisation } from "../current/use-current-organisation";
import { useCurrentPlan } from "../current/use-current-plan";
import { ADDITIONS, groupsOfHits, matching, type OfferGroup, screensOf } from "./search-rules";

/** Milliseconds without typing before the server is asked. */
const PAUSE = 200;

/** The text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** At most this many terms and screens are offered for a text. */
const MAX_OWN = 6;

export type OffersState = {
  readonly groups: readonly OfferGroup[];
  readonly status: "found" | "searching" | "failed";
};

/** Returns what the search offers for a text: screens and actions at once, entries of the organisation as they arrive. */
export function useOffers(typed: string): OffersState {
  const { current: organisation } = useCurrentOrganisation();
  const { current: plan } = useCurrentPlan();
  const entries = useScreenRoutes();
  const text = typed.trim();
  const paused = usePaused(text);
  const orgId = organisation?.organisationId;
  const isAsked = orgId !== undefined && paused.length >= SEARCH_TEXT.min;
  const { data, isFetching, isError } = useQuery({
    ...endpointQuery(searchOrganisation, {
      params: { orgId: orgId ?? "" },
      query: { text: paused.slice(0, SEARCH_TEXT.max) },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const { data: terms = [] } = useRead(listTerms, {});

  const viewer = {
    hasOrganisation: organisation !== undefined,
    hasPlan: plan !== null && plan !== undefined,
    may: (permission: Parameters<Parameters<typeof menuFor>[2]["may"]>[0]) =>
      permission !== "broker" && organisation !== undefined && can(organisation, permission),
  };
  const screens = [
    ...screensOf(menuFor(entries, "plan", viewer), "Plan"),
    ...screensOf(menuFor(entries, "organisation", viewer), "Organization"),
  ];
  const additions = organisation && can(organisation, "change") ? ADDITIONS : [];
  if (text === "")
    return {
      groups: [
        { title: "Actions", offers: additions },
        { title: "Pages", offers: screens },
      ].filter(({ offers }) => offers.length > 0),
      status: "found",
    };
  // The glossary is a page of the plan: without one, the result itself explains the term.
  const glossary = terms.map(({ name, description }) => ({
    key: `term-${name}`,
    label: name,
    abbreviation: abbreviation(name),
    icon: "help" as const,
    ...(viewer.hasPlan
      ? { to: `/dashboard/glossary#${termAnchor(name)}` }
      : { to: null, note: description }),
  }));
  const groups = [
    { title: "Pages", offers: matching(screens, text).slice(0, MAX_OWN) },
    ...(isAsked && data ? groupsOfHits(data) : []),
    { title: "Actions", offers: matching(additions, text) },
    { title: "Glossary", offers: matching(glossary, text).slice(0, MAX_OWN) },
  ].filter(({ offers }) => offers.length > 0);
  const isWaiting = text !== paused || isFetching;
  return { groups, status: isWaiting ? "searching" : isError ? "failed" : "found" };
}
