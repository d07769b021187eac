import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { IndustryField } from "./industry-field";

const server = vi.spyOn(globalThis, "fetch");
afterEach(() => server.mockReset());

/** Two classes of one title, as ANZSIC has them, and a full page behind which there are more. */
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

it("tells classes of one title apart by their code, and sets code and name together", async () => {
  answer(FOUND);
  await render(<Industry />);
  await userEvent.tab();
  await userEvent.keyboard("mining");
  await expect.element(page.getByText("ANZSIC 0919 · Sand pit")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(page.getByRole("status")).toMatchTextContent("1090 Other Mining");
});

it("asks for pages of 100, and for the next one while pages are full", async () => {
  answer(
    Array.from({ length: 100 }, (_, place) => ({
      id: String(place),
      code: String(place),
      name: `Industry ${place}`,
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
