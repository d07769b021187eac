import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Choice } from "../choices/choice";
import { ComboBox } from "../choices/combo-box";
import { DateField } from "../inputs/date-field";
import { MultiSelect } from "../choices/multi-select";
import { Select } from "../choices/select";

const PEOPLE = [
  { id: "ana", name: "Ana Silva" },
  { id: "mira", name: "Mira Rossi" },
];
const search = async () => ({ choices: PEOPLE, next: undefined });
const save = vi.fn();

const Fields = () => {
  const [likelihood, setLikelihood] = useState<string | null>(null);
  const [person, setPerson] = useState<Choice | null>(null);
  const [date, setDate] = useState<string | null>("2026-12-05");
  const [since, setSince] = useState<string | null>(null);
  const [team, setTeam] = useState<string[]>([]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save({ likelihood, person: person?.id ?? null, date, since, team });
      }}
    >
      <Select
        name="likelihood"
        label="Likelihood"
        choices={[{ id: "once", name: "Once a year" }]}
        value={likelihood}
        onChange={setLikelihood}
      />
      <ComboBox name="person" label="Person" search={search} value={person} onChange={setPerson} />
      <MultiSelect name="team" label="Team" choices={PEOPLE} value={team} onChange={setTeam} />
      <DateField name="date" label="Date" value={date} onChange={setDate} />
      <DateField name="since" label="Since" value={since} onChange={setSince} />
      <button type="submit">Save</button>
    </form>
  );
};

const box = (name: string) => page.getByRole("combobox", { name, exact: true });
const focusOn = (element: Element) => (element as HTMLElement).focus();
const partsOf = (name: string) =>
  page.getByRole("group", { name, exact: true }).getByRole("spinbutton").elements();
const option = (name: string) => page.getByRole("option", { name });

beforeEach(async () => {
  save.mockClear();
  await render(<Fields />);
});

it("saves from a closed select", async () => {
  focusOn(box("Likelihood").element());
  await userEvent.keyboard("o{Enter}");
  expect(save.mock.calls).toEqual([[expect.objectContaining({ likelihood: "once" })]]);
});

it("saves from every part of a complete date", async () => {
  const parts = partsOf("Date");
  expect(parts).toHaveLength(3);
  for (const part of parts) {
    focusOn(part);
    await userEvent.keyboard("{Enter}");
  }
  expect(save.mock.calls.map(([saved]) => saved.date)).toEqual(Array(3).fill("2026-12-05"));
});

it("does not save half a date", async () => {
  for (const part of partsOf("Since").slice(0, 1)) focusOn(part);
  await userEvent.keyboard("12{Enter}");
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard("122026{Enter}");
  expect(save.mock.calls).toEqual([[expect.objectContaining({ since: "2026-12-12" })]]);
});

it("opens the calendar from its button", async () => {
  focusOn(page.getByRole("button", { name: "Calendar Date" }).element());
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("grid")).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it("saves from a combo box while nothing is typed or highlighted", async () => {
  focusOn(box("Person").element());
  await expect.element(option("Ana Silva")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(save).toHaveBeenCalledOnce();
});

it("selects the highlighted option on Enter, and saves on the next Enter", async () => {
  focusOn(box("Person").element());
  await expect.element(option("Ana Silva")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(box("Person")).toHaveValue("Mira Rossi");
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(save.mock.calls).toEqual([[expect.objectContaining({ person: "mira" })]]);
});

it("does not save while the typed text is not a choice", async () => {
  focusOn(box("Person").element());
  await userEvent.keyboard("someone{Enter}");
  expect(save).not.toHaveBeenCalled();
});

it("selects several options, then saves them", async () => {
  focusOn(box("Team").element());
  await expect.element(option("Ana Silva")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(page.getByText("Ana Silva").first()).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}{Enter}");
  expect(save.mock.calls).toEqual([[expect.objectContaining({ team: ["ana"] })]]);
});
