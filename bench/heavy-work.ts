import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { importContacts } from "@holdfast/contract/directory/import-endpoints";
import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { contactSheet } from "../apps/api/src/features/directory/list-files/contact-sheet";
import { writeList } from "../apps/api/src/features/directory/list-files/list-sheet";
import { requestFor } from "./setup/http-client";
import { freshAddress, type Owner, ownerWithPlan } from "./setup/people";
import { type Product, whileServing } from "./setup/served-product";
import { healthOf, measureUnderAttack, statusesOf } from "./setup/under-attack";

/*
 * What other people notice while one person's work takes all processors: prints, imports, and passwords that are
 * verified. The baseline is the same server at rest.
 */

const PRINTS = 60;
/** At the limit of the request. */
const LARGE_DOCUMENT = `<p>${"x".repeat(32)}</p>`.repeat(36_000);
/** Of an ordinary plan. */
const PARAGRAPHS = 600;
const IMPORTS = 12;
const CONTACTS = 9_800;
const SIGN_INS = 24;

const printFlood = (product: Product, { token }: Owner) => {
  const body = { content: LARGE_DOCUMENT, format: "A4" } as const;
  const request = requestFor(product.url, exportPdf, { token, body });
  return () => statusesOf(Array.from({ length: PRINTS }, () => request));
};

/** Each print differs, so that none is found among those printed before. */
const printing = (product: Product, { token }: Owner) => {
  let prints = 0;
  return () => {
    const content = `<h1>Plan ${(prints += 1)}</h1>${"<p>The stock is counted each evening, and the till is closed.</p>".repeat(PARAGRAPHS)}`;
    const body = { content, format: "A4" } as const;
    return statusesOf([requestFor(product.url, exportPdf, { token, body })]);
  };
};

/** Checks of a file, several at once. */
async function importFlood({ url }: Product, { token, organisationId }: Owner) {
  const rows = Array.from({ length: CONTACTS }, (_, at) => ({
    contactId: "",
    firstName: `First ${at}`,
    lastName: `Last ${at % 977}`,
    email: `person${at}@bench.example`,
    phone: "+61 2 5550 0110",
    mobile: null,
    afterHoursPhone: null,
    jobTitle: "Shift supervisor",
    contactTypeId: (at % 4) + 1,
    workTypeId: 1,
    department: "Kitchen",
    branchId: null,
    branchName: null,
    version: 1,
  }));
  const file = await writeList(contactSheet([]), rows, new Date());
  const path = importContacts.path.replace(":orgId", organisationId);
  const send = async () => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(file)]), "contacts.xlsx");
    const response = await fetch(`${url}/v1${path}?dryRun=true`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    await response.arrayBuffer();
    return response.status;
  };
  return () => Promise.all(Array.from({ length: IMPORTS }, send));
}

/** Wrong passwords of accounts that do not exist, each from another address. */
const signInFlood = (product: Product) => () =>
  statusesOf(
    Array.from({ length: SIGN_INS }, () => {
      const address = freshAddress();
      const body = { email: `${address}@bench.example`, password: "Wrong-password-1" };
      return requestFor(product.url, requestSignInCode, { body, address });
    }),
  );

async function measure(product: Product): Promise<void> {
  const busy = await ownerWithPlan(product, "busy@bench.example");
  const { token } = await ownerWithPlan(product, "other@bench.example");
  const read = requestFor(product.url, readUser, { token });
  const probes = [healthOf(product), { name: "another person's GET", url: read.to, token }];
  await measureUnderAttack(
    `prints of ${PARAGRAPHS} paragraphs, one after another`,
    probes,
    printing(product, busy),
  );
  await measureUnderAttack(
    `${IMPORTS} concurrent checks of ${CONTACTS} contacts by one person`,
    probes,
    await importFlood(product, busy),
  );
  await measureUnderAttack(
    `${SIGN_INS} concurrent wrong passwords from as many addresses`,
    probes,
    signInFlood(product),
  );
  await measureUnderAttack(
    `${PRINTS} concurrent prints by one person`,
    probes,
    printFlood(product, busy),
  );
}

await whileServing({}, measure);
