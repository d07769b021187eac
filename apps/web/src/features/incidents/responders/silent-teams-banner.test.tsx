import type { Incident } from "@holdfast/contract/incidents/incident";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SilentTeamsBanner } from "./silent-teams-banner";

const open = (overrides: Partial<Incident> = {}) => {
  const incident = {
    status: "active",
    escalationMinutes: 15,
    areRespondersWithheld: false,
    activatedTeams: [2],
    responders: [],
    ...overrides,
  } as unknown as Incident;
  return render(<SilentTeamsBanner incident={incident} />);
};
const banner = () => page.getByRole("alert");

it("names an activated team that has no members", async () => {
  await open();
  await expect
    .element(banner())
    .toMatchTextContent("No one is coming: IT Recovery TeamIT Recovery Team: It has no members.");
});

it("does not report teams as empty if an expired plan hides their people", async () => {
  await open({ areRespondersWithheld: true });
  await expect.element(banner(), { timeout: 100 }).not.toBeInTheDocument();
});
