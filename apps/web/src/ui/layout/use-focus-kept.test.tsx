import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useFocusKept } from "./use-focus-kept";

type ExampleProps = {
  /** What happens to the focused button. */
  readonly change: "removed" | "hidden";
  /** How long the change takes (milliseconds), as a slow save does. */
  readonly delay?: number;
};

const Example = ({ change, delay = 0 }: ExampleProps) => {
  const main = useRef<HTMLElement>(null);
  const [isChanged, setChanged] = useState(false);
  useFocusKept(main);
  return (
    <main ref={main} tabIndex={-1}>
      {!(isChanged && change === "removed") && (
        <button
          type="button"
          hidden={isChanged}
          onClick={() => setTimeout(() => setChanged(true), delay)}
        >
          Save
        </button>
      )}
      {isChanged && <p>Saved</p>}
    </main>
  );
};

it.each([{ change: "removed" }, { change: "hidden" }, { change: "removed", delay: 500 }] as const)(
  "moves the focus to the page if the focused button is $change",
  async (props) => {
    await render(<Example {...props} />);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(page.getByText("Saved")).toBeVisible();
    await expect.element(page.getByRole("main")).toHaveFocus();
  },
);

it("leaves the focus where the person put it", async () => {
  await render(
    <>
      <Example change="removed" delay={100} />
      <label>
        Name <input />
      </label>
    </>,
  );
  await userEvent.keyboard("{Tab}{Enter}{Tab}");
  await expect.element(page.getByText("Saved")).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
});

const Selection = () => {
  const main = useRef<HTMLElement>(null);
  const [names, setNames] = useState(["Ana", "Bo", "Mei"]);
  useFocusKept(main);
  return (
    <main ref={main} tabIndex={-1}>
      {names.length === 3 && (
        <button type="button" onClick={() => setNames(["Mei"])}>
          Delete 2 names
        </button>
      )}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    </main>
  );
};

it("moves the focus to the rows that are left after several were deleted", async () => {
  await render(<Selection />);
  await page.getByRole("button", { name: "Ana" }).click();
  await page.getByRole("button", { name: "Delete 2 names" }).click();
  await expect.element(page.getByRole("button", { name: "Mei" })).toHaveFocus();
});
