import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Tabs } from "./tabs";

it("switches by arrow keys, Home and End, and renders one panel at a time", async () => {
  await render(
    <Tabs
      label="Assets"
      tabs={[
        { id: "a", name: "Equipment", content: "Ovens" },
        { id: "b", name: "Skillset", content: "Bakers" },
        { id: "c", name: "Applications", content: "Tills" },
      ]}
    />,
  );
  const panel = page.getByRole("tabpanel");
  await userEvent.tab();
  await expect.element(panel).toMatchTextContent("Ovens");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(panel).toMatchTextContent("Bakers");
  await expect.element(panel).toHaveAccessibleName("Skillset");
  await expect.element(page.getByRole("tab", { name: "Skillset" })).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(panel).toMatchTextContent("Tills");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(panel).toMatchTextContent("Ovens");
});
