import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BusinessPhoneField } from "./business-phone-field";
import { PhoneCountryProvider } from "./phone-country";

const changed = vi.fn<(phone: string | null | undefined) => void>();
const Shown = ({
  saved,
  savedIn,
}: {
  readonly saved: string | null;
  readonly savedIn?: string;
}) => {
  const [phone, setPhone] = useState<string | null | undefined>(saved);
  return (
    <BusinessPhoneField
      name="phone"
      value={phone}
      onChange={(next) => {
        setPhone(next);
        changed(next);
      }}
      onBlur={() => undefined}
      error={undefined}
      isRequired={false}
      savedIn={savedIn}
    />
  );
};

const field = page.getByRole("textbox", { name: "Phone" });
const open = async (saved: string | null) => {
  changed.mockClear();
  await render(
    <PhoneCountryProvider value="AU">
      <Shown saved={saved} />
    </PhoneCountryProvider>,
  );
  await expect.element(field).toBeEnabled();
};

it("shows a saved number with its country", async () => {
  await open("+64 4 499 9400");
  await expect.element(page.getByLabelText("Country code")).toHaveValue("NZ");
  await expect.element(field).toHaveValue("04 499 9400");
});

it.each([
  ["02 5550 0110", "+61 2 5550 0110"],
  ["+44 20 7946 0018", "+44 20 7946 0018"],
  ["1300 366 356", "1300 366 356"],
  ["ask for Ana", "ask for Ana"],
])("sends %s as %s", async (typed, sent) => {
  await open(null);
  await userEvent.fill(field, typed);
  await expect.poll(() => changed.mock.lastCall).toEqual([sent]);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

it("saves an emptied number as null", async () => {
  await open("+64 4 499 9400");
  await userEvent.clear(field);
  await expect.poll(() => changed.mock.lastCall).toEqual([null]);
});

it("saves a free number of another country as typed, without changing the selected country", async () => {
  changed.mockClear();
  await render(
    <PhoneCountryProvider value="NZ">
      <Shown saved={null} />
    </PhoneCountryProvider>,
  );
  await expect.element(field).toBeEnabled();
  await userEvent.fill(field, "1300 555 011");
  await expect.poll(() => changed.mock.lastCall).toEqual(["1300 555 011"]);
  await expect.element(page.getByText("Saved as typed: 1300 555 011")).toBeVisible();
  await expect.element(page.getByLabelText("Country code")).toHaveValue("NZ");
});

it("offers to read a saved number in the country that was changed in the form", async () => {
  changed.mockClear();
  const shown = (country: string) => (
    <PhoneCountryProvider value={country}>
      <Shown saved="+61 2 7555 1234" savedIn="AU" />
    </PhoneCountryProvider>
  );
  const { rerender } = await render(shown("AU"));
  await expect.element(field).toBeEnabled();
  const offer = page.getByRole("button", { name: "Use +64 27 555 1234" });
  await expect.element(offer).not.toBeInTheDocument();
  const [region] = document.querySelectorAll("[aria-live=polite]");
  await rerender(shown("NZ"));
  await expect
    .element(page.getByText("This number was saved as a number in Australia."))
    .toBeVisible();
  expect(region?.contains(offer.element())).toBe(true);
  await offer.click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("027 555 1234");
  await expect.element(page.getByLabelText("Country code")).toHaveValue("NZ");
  expect(changed.mock.lastCall).toEqual(["+64 27 555 1234"]);
});
