import type { LegalText } from "./legal-text";

/** Contractual clauses for transfers between countries, with their appendices. */
export const SCHEDULE_2: LegalText = {
  id: "schedule-2",
  title: "Schedule 2 with appendices",
  version: "2026-11-21",
  sections: [
    {
      heading: "Contractual clauses",
      paragraphs: [
        "Where personal data leaves the country or region whose law protects it, the exporter and the importer agree that it stays protected to the same standard. A person whose data is transferred may rely on these clauses directly against either of them.",
        "The exporter makes sure that the transfer is lawful and gives its instructions. The importer processes the data only on those instructions, tells the exporter if a law of its country stands in the way, and lets itself be audited.",
        "Whoever breaks these clauses is liable to the person harmed. If the importer can no longer keep them, the transfer stops and the data is returned or deleted.",
      ],
    },
    {
      heading: "Appendix 1: the transfer",
      paragraphs: [
        "The exporter is your organisation, the importer is the operator of Holdfast. The people, the data and the purpose are those of Schedule 1.",
      ],
    },
    {
      heading: "Appendix 2: security measures",
      paragraphs: [
        "Sign-in with a password and a one-time code; passwords, codes and tokens stored only as hashes; encrypted connections; each organisation's data reached only through its own scope; an append-only audit record; tested backups.",
      ],
    },
  ],
};
