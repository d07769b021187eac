import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useFocusKept } from "./use-focus-kept";

type ExampleProps = {
  /** What happens to the focused button. */
  readonly change: "removed" | "hidden";
  /** The change waits for it, as for a slow save. */
  readonly until?: Promise<unknown>;
};

const Example = ({ change, until = Promise.resolve() }: ExampleProps) => {
  const main = useRef<HTMLElement>(null);
  const [isChanged, setChanged] = useState(false);
  useFocusKept(main);
  return (
    <main ref={main} tabIndex={-1}>
      {!(isChanged && change === "removed") && (
        <button
          type="button"
          hidden={isChanged}
          onClick={() => void until.then(() => setChanged(true))}
        >
          Save
        </button>
      )}
      {isChanged && <p>Saved</p>}
    </main>
  );
};

const WAYS = ["removed", "hidden"] as const;

it.each(WAYS)("moves the focus to the page if the focused button is %s", async (change) => {
  await render(<Example change={change} />);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByText("Saved")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

it.each(WAYS)("moves the focus to the page if the button is %s by a slow save", async (change) => {
  const { promise, resolve: save } = Promise.withResolvers<void>();
  await render(<Example change={change} until={promise} />);
  await userEvent.keyboard("{Tab}{Enter}");
  save();
  await expect.element(page.getByText("Saved")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

it("leaves the focus where the person put it", async () => {
  const { promise, resolve: save } = Promise.withResolvers<void>();
  await render(
    <>
      <Example change="removed" until={promise} />
      <label>
        Name <input />
      </label>
    </>,
  );
  await userEvent.keyboard("{Tab}{Enter}{Tab}");
  save();
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

const Release = () => {
  const main = useRef<HTMLElement>(null);
  const [isReleased, setReleased] = useState(false);
  useFocusKept(main);
  return (
    <main ref={main} tabIndex={-1}>
      <ol>
        <li>
          <details>
            <summary>Good answer</summary>
            Call 000.
          </details>
          {!isReleased && (
            <button type="button" onClick={() => setReleased(true)}>
              Release
            </button>
          )}
        </li>
      </ol>
    </main>
  );
};

it("keeps the focus in a row whose only button was removed, if the row has details", async () => {
  await render(<Release />);
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(page.getByText("Good answer")).toHaveFocus();
});

type SwitchProps = { readonly saved: Promise<unknown> };

const Switch = ({ saved }: SwitchProps) => {
  const main = useRef<HTMLElement>(null);
  const [isSaving, setSaving] = useState(false);
  useFocusKept(main);
  return (
    <main ref={main} tabIndex={-1}>
      <label>
        <input
          type="checkbox"
          disabled={isSaving}
          onChange={() => {
            setSaving(true);
            void saved.then(() => setSaving(false));
          }}
        />
        Remind me
      </label>
      <button type="button">Next</button>
    </main>
  );
};

it("gives the focus back to a control that was disabled during its save", async () => {
  const { promise, resolve: save } = Promise.withResolvers<void>();
  await render(<Switch saved={promise} />);
  await userEvent.keyboard("{Tab} ");
  const control = page.getByRole("checkbox");
  await expect.element(control).toBeDisabled();
  await expect.poll(() => document.activeElement).toBe(document.body);
  save();
  await expect.element(control).toHaveFocus();
});

it("leaves the focus where the person put it during the save", async () => {
  const { promise, resolve: save } = Promise.withResolvers<void>();
  await render(<Switch saved={promise} />);
  await userEvent.keyboard("{Tab} ");
  const control = page.getByRole("checkbox");
  await expect.element(control).toBeDisabled();
  await expect.poll(() => document.activeElement).toBe(document.body);
  await page.getByRole("button", { name: "Next" }).click();
  save();
  await expect.element(control).toBeEnabled();
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
});
