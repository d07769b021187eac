import { useEffect } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { StagedParts } from "./staged-parts";

it("renders its parts from top to bottom, each by itself", async () => {
  const rendered: string[] = [];
  const Part = ({ name }: { readonly name: string }) => {
    useEffect(() => {
      rendered.push(`${name} of ${document.querySelectorAll("p").length}`);
    }, [name]);
    return <p>{name}</p>;
  };
  await render(
    <StagedParts>
      <Part name="map" />
      {null}
      <Part name="chart" />
      <Part name="table" />
    </StagedParts>,
  );
  await expect.element(page.getByText("table")).toBeVisible();
  expect(rendered).toEqual(["map of 1", "chart of 2", "table of 3"]);
});
