import { INVALID_PHONE } from "@holdfast/contract/platform/field-rules";
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

it("announces its question, answers it by keyboard, and returns the focus to the number", async () => {
  await open("AU");
  const [region] = document.querySelectorAll("[aria-live=polite]");
  await userEvent.fill(field, "027 555 1234");
  const question = page.getByRole("group", { name: "This is not a mobile number in Australia." });
  await expect.element(question).toBeVisible();
  expect(region?.contains(question.element())).toBe(true);
  await userEvent.keyboard("{Tab}");
  await expect.element(question.getByRole("button").first()).toHaveFocus();
  // The number is not invalid, it needs an answer.
  await expect.element(page.getByText(INVALID_PHONE)).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

it("says that a number is not valid once the field is left", async () => {
  await open("AU");
  await userEvent.fill(field, "ask Ana");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText(INVALID_PHONE)).toBeVisible();
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
