import { confirmEmail } from "@holdfast/contract/accounts/confirmation-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { call } from "./http-client";
import { newEmail } from "./sent-emails";
import type { Product } from "./served-product";

export const PASSWORD = "Continuity-1";

let addresses = 0;
/** Returns a caller's address that no limit has counted yet. */
export const freshAddress = (): string =>
  `10.0.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;

export type Person = {
  readonly email: string;
  /** First step: sends the email with the code. */
  requestSignInCode(): Promise<string>;
  /** Returns the code of the newest email. */
  readCode(): Promise<string>;
  /** Second step: returns the bearer token. */
  verifyCode(userId: string, otpCode: string): Promise<string>;
  signIn(): Promise<string>;
};

/** A person with an active account, who can sign in. */
export function personOf(product: Product, email: string): Person {
  const { url } = product;
  // The demo accounts are refused to requests that seem to come through a proxy.
  const from = () => (email.endsWith("@demo.example") ? undefined : freshAddress());
  const person: Person = {
    email,
    requestSignInCode: async () =>
      (
        await call(url, requestSignInCode, {
          body: { email, password: PASSWORD },
          address: from(),
        })
      ).userId,
    readCode: () => newEmail(product, email, /^(\d{6}) is/),
    verifyCode: async (userId, otpCode) =>
      (await call(url, verifySignInCode, { body: { userId, otpCode }, address: from() }))
        .access_token,
    signIn: async () =>
      person.verifyCode(await person.requestSignInCode(), await person.readCode()),
  };
  return person;
}

/** Registers a person and opens the email's link. */
export async function registeredPerson(product: Product, email: string): Promise<Person> {
  const names = { firstName: "Ana", lastName: "Silva" };
  await call(product.url, register, {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD, ...names },
    address: freshAddress(),
  });
  const address = await newEmail(product, email, /^(http\S+token=\S+)$/m);
  const link = new URL(address).searchParams;
  await call(product.url, confirmEmail, {
    body: { id: link.get("id") ?? "", token: link.get("token") ?? "" },
  });
  return personOf(product, email);
}

export type Owner = {
  readonly token: string;
  readonly organisationId: string;
  readonly planId: string;
};

/** Creates a signed-in owner of an organisation with a plan, with a key issued as by an operator. */
export async function ownerWithPlan(
  product: Product,
  email = "owner@bench.example",
  key?: string,
): Promise<Owner> {
  const token = await (await registeredPerson(product, email)).signIn();
  const organisation = await call(product.url, createOrganisation, {
    token,
    body: {
      name: "Harbour Café Pty Ltd",
      legalName: "Harbour Café",
      industryCode: "4511",
      industryName: "Cafes and Restaurants",
      address: "12 Quay Street, Sydney NSW 2000",
    },
  });
  const plan = await call(product.url, createPlan, {
    token,
    body: {
      name: "Head Office plan",
      branchId: organisation.branches[0]?.branchId ?? "",
      key: key ?? (await product.command("keys", "issue", "--quantity", "1")).trim(),
      currency: "AUD",
      contacts: [],
    },
  });
  return { token, organisationId: organisation.organisationId, planId: plan.planId };
}

/** How many register at the same time: each waits 1 to 5 s for its email. */
const AT_ONCE = 20;

/** Creates that many owners, each with an organisation and a plan. */
export async function ownersWithPlans(product: Product, count: number): Promise<Owner[]> {
  const keys = (await product.command("keys", "issue", "--quantity", String(count)))
    .trim()
    .split(/\s+/);
  const owners: Owner[] = [];
  for (let first = 0; first < count; first += AT_ONCE)
    owners.push(
      ...(await Promise.all(
        keys
          .slice(first, first + AT_ONCE)
          .map((key, index) => ownerWithPlan(product, `owner${first + index}@bench.example`, key)),
      )),
    );
  return owners;
}
