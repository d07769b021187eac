import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ContactPhoneField } from "./contact-phone-field";
import { PhoneCountryProvider } from "./phone-country";

const changed = vi.fn<(phone: string | null | undefined) => void>();
const Shown = ({ country }: { readonly country: string | null }) => {
  const [phone, setPhone] = useState<string | null | undefined>(null);
  return (
    <PhoneCountryProvider value={country}>
      <ContactPhoneField
        name="mobile"
        label="Mobile"
        isMobile
        value={phone}
        onChange={(next) => {
          setPhone(next);
          changed(next);
        }}
        onBlur={() => undefined}
        error={undefined}
        isRequired={false}
      />
    </PhoneCountryProvider>
  );
};

beforeEach(() => sessionStorage.clear());

const field = page.getByRole("textbox", { name: "Mobile" });
const country = page.getByLabelText("Mobile country code");
const open = async (of: string | null) => {
  changed.mockClear();
  await render(<Shown country={of} />);
  await expect.element(field).toBeEnabled();
};

it("reads a number in the country of the organisation, and shows what it read", async () => {
  await open("NZ");
  await expect.element(country).toHaveValue("NZ");
  await userEvent.fill(field, "027 555 1234");
  await expect.element(page.getByText("New Zealand, mobile: +64 27 555 1234")).toBeVisible();
  expect(changed.mock.lastCall).toEqual(["+64 27 555 1234"]);
});

it("offers the country in which a landline is a mobile", async () => {
  await open("AU");
  await userEvent.fill(field, "027 555 1234");
  await expect.element(page.getByText("This is not a mobile number in Australia.")).toBeVisible();
  expect(changed.mock.lastCall).toEqual(["027 555 1234"]);
  await page.getByRole("button", { name: "Use New Zealand, mobile: +64 27 555 1234" }).click();
  await expect.poll(() => changed.mock.lastCall).toEqual(["+64 27 555 1234"]);
  await expect.element(country).toHaveValue("NZ");
});

it("keeps a landline once the person says so", async () => {
  await open("AU");
  await userEvent.fill(field, "02 5550 0110");
  await page.getByRole("button", { name: "Keep it anyway" }).click();
  await expect.poll(() => changed.mock.lastCall).toEqual(["+61 2 5550 0110"]);
  await expect.element(page.getByText("This is not a mobile")).not.toBeInTheDocument();
});

it("asks for the country while that of the organisation is only assumed", async () => {
  await open(null);
  await userEvent.fill(field, "027 555 1234");
  await expect.element(page.getByText("Select the country of this number.")).toBeVisible();
  await userEvent.selectOptions(country, "NZ");
  await expect.poll(() => changed.mock.lastCall).toEqual(["+64 27 555 1234"]);
});
