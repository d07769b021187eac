import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useChartWidth } from "./use-chart-width";

const Box = ({ space }: { readonly space: number }) => {
  const [box, width] = useChartWidth<HTMLDivElement>();
  return (
    <div ref={box} style={{ width: space }}>
      <output>{width ?? "Not measured"}</output>
    </div>
  );
};
const drawn = () => page.getByRole("status");

it("follows the width of its box in steps, and keeps it while the box has none", async () => {
  const { rerender } = await render(<Box space={0} />);
  await expect.element(drawn()).toHaveTextContent("Not measured");
  await rerender(<Box space={415} />);
  await expect.element(drawn()).toHaveTextContent("400");
  await rerender(<Box space={0} />);
  await rerender(<Box space={335} />);
  await expect.element(drawn()).toHaveTextContent("320");
});
