/** The parts of the short plan after its cards, in their order, on paper and on phones. Those that cards refer to have the page in their id. */
export const SHORT_PARTS = {
  roles: { id: "short-roles", title: "Roles tonight" },
  units: { id: "short-units", title: "What comes back first" },
  contacts: { id: "short-contacts", title: "People" },
  site: { id: "short-site", title: "Places" },
  calls: { id: "short-calls", title: "Call list" },
  insurance: { id: "short-insurance", title: "Insurance" },
  notices: { id: "short-notices", title: "What must be reported by law" },
  log: { id: "short-log", title: "Log" },
} as const;
