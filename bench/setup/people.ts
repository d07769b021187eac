import { confirmEmail } from "@holdfast/contract/accounts/confirmation-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { call, fetchText } from "./http-client";
import { waitFor } from "./scratch";
import type { Product } from "./served-product";

export const PASSWORD = "Continuity-1";

let addresses = 0;
/** A caller's address that no limit has counted yet. */
export const freshAddress = (): string =>
  `10.0.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;

/** What the newest letter to a person says that was not read before; the product writes it a moment later. */
const newEmail = (product: Product, email: string, read: Set<string>, says: RegExp) =>
  waitFor(`a letter to ${email}`, 10_000, async () => {
    const mailbox = (await fetchText(`${product.url}/dev/mailbox`)).toString();
    const mails = mailbox.split("<article>").map((one) => one.split("</article>")[0] ?? "");
    const newest = mails.find((one) => one.includes(`To ${email}<`) && !read.has(one));
    if (newest) read.add(newest);
    return newest && says.exec(newest)?.[1];
  });

export type Person = {
  readonly email: string;
  /** First step: the letter with the code is on its way. */
  requestSignInCode(): Promise<string>;
  /** The code of the newest letter. */
  readCode(): Promise<string>;
  /** Second step: answers the bearer token. */
  tradeCode(userId: string, otpCode: string): Promise<string>;
  signIn(): Promise<string>;
};

/** Somebody with an active account, who can sign in. */
export function personOf(product: Product, email: string, read = new Set<string>()): Person {
  const { url } = product;
  // The demo's accounts are refused to whoever seems to come through a proxy.
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
    readCode: () => newEmail(product, email, read, /<h2>(\d{6}) is/),
    tradeCode: async (userId, otpCode) =>
      (await call(url, verifySignInCode, { body: { userId, otpCode }, address: from() }))
        .access_token,
    signIn: async () => person.tradeCode(await person.requestSignInCode(), await person.readCode()),
  };
  return person;
}

/** Registers a person and opens the letter's link. */
export async function registeredPerson(product: Product, email: string): Promise<Person> {
  const read = new Set<string>();
  const names = { firstName: "Ana", lastName: "Silva" };
  await call(product.url, register, {
    body: { email, password: PASSWORD, confirmPassword: PASSWORD, ...names },
    address: freshAddress(),
  });
  const address = await newEmail(product, email, read, /href="([^"]+)"/);
  const link = new URL(address.replaceAll("&#38;", "&")).searchParams;
  await call(product.url, confirmEmail, {
    body: { id: link.get("id") ?? "", token: link.get("token") ?? "" },
  });
  return personOf(product, email, read);
}

export type Owner = {
  readonly token: string;
  readonly organisationId: string;
  readonly planId: string;
};

/** A signed-in owner of an organisation with a plan, its key issued as an operator does. */
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

/** Registrations at the same time: the email of each is delayed by 1 to 5 s. */
const AT_ONCE = 20;

/** Returns as many owners, each with an organisation and a plan. */
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
