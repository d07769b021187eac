import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { IndustryField } from "./industry-field";

const server = vi.spyOn(globalThis, "fetch");
afterEach(() => server.mockReset());

/** Two ANZSIC classes with the same title. */
const FOUND = [
  { id: "0919", code: "0919", name: "Other Mining", alias: null, tradingName: "Sand pit" },
  { id: "1090", code: "1090", name: "Other Mining", alias: null, tradingName: null },
];
const answer = (rows: readonly object[]) =>
  server.mockImplementation(async () => Response.json(rows));

const Industry = () => {
  const [industry, setIndustry] = useState({ industryCode: "", industryName: "" });
  const binding = { onChange: () => undefined, onBlur: () => undefined, error: undefined };
  return (
    <>
      <IndustryField
        code={{ ...binding, name: "industryCode", value: industry.industryCode, isRequired: true }}
        name={{ ...binding, name: "industryName", value: industry.industryName, isRequired: true }}
        onChange={setIndustry}
      />
      <output>{`${industry.industryCode} ${industry.industryName}`}</output>
    </>
  );
};

it("distinguishes classes of one title by their code, and sets code and name together", async () => {
  answer(FOUND);
  await render(<Industry />);
  await userEvent.tab();
  await userEvent.keyboard("mining");
  await expect.element(page.getByText("ANZSIC 0919 · Sand pit")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(page.getByRole("status")).toMatchTextContent("1090 Other Mining");
});

it("fetches pages of 100, and the next one while pages are full", async () => {
  answer(
    Array.from({ length: 100 }, (_, index) => ({
      id: String(index),
      code: String(index),
      name: `Industry ${index}`,
      alias: null,
      tradingName: null,
    })),
  );
  await render(<Industry />);
  await userEvent.tab();
  await expect.element(page.getByRole("option", { name: "Industry 0" }).first()).toBeVisible();
  const addresses = () => server.mock.calls.map(([address]) => String(address));
  expect(addresses()).toEqual(["/v1/industries?q=&pageSize=100&page=1"]);
  answer([]);
  await userEvent.keyboard("{End}");
  page.getByRole("listbox").element().scrollTo({ top: 100_000 });
  await expect.poll(addresses).toContain("/v1/industries?q=&pageSize=100&page=2");
});
