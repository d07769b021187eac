import type { Contact } from "@holdfast/contract/directory/contact";
import { importContacts } from "@holdfast/contract/directory/import-endpoints";
import { contactSheet } from "../apps/api/src/features/directory/list-files/contact-sheet";
import { writeList } from "../apps/api/src/features/directory/list-files/list-sheet";
import { type Owner, ownerWithPlan } from "./setup/people";
import { printBudget } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";
import { timesOf } from "./setup/timings";

/* Check and import of 10,000 contacts from a workbook. */

const CONTACTS = 10_000;
const ROUNDS = 5;
const BUDGET = 3_000;

const SHEET = contactSheet([]);
/** Each person has their own mobile number and the phone number of their office. */
const mobileOf = (at: number) =>
  `+61 491 ${570 + Math.floor(at / 1_000)} ${String(at % 1_000).padStart(3, "0")}`;
const ROWS: readonly Contact[] = Array.from({ length: CONTACTS }, (_, at) => ({
  contactId: "",
  firstName: `First ${at}`,
  lastName: `Last ${at % 977}`,
  email: `person${at}@bench.example`,
  phone: "+61 2 5550 0110",
  mobile: mobileOf(at),
  afterHoursPhone: null,
  jobTitle: "Shift supervisor",
  contactTypeId: (at % 4) + 1,
  workTypeId: 1,
  department: "Kitchen",
  branchId: null,
  branchName: null,
  version: 1,
}));

async function sendFile(
  { url }: Product,
  { token, organisationId }: Owner,
  file: Buffer,
  query = "",
) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(file)]), "contacts.xlsx");
  const path = importContacts.path.replace(":orgId", organisationId);
  const response = await fetch(`${url}/v1${path}${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`The import answered ${response.status}: ${text.slice(0, 500)}`);
}

async function measure(product: Product): Promise<void> {
  const file = await writeList(SHEET, ROWS, new Date());
  // Each round has its own organisation, because an import adds to the list.
  const owners: Owner[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    owners.push(await ownerWithPlan(product, `import${round}@bench.example`));
  const send = (query: string) => (round: number) => {
    const owner = owners[round];
    if (!owner) throw new Error("Each round needs an owner.");
    return sendFile(product, owner, file, query);
  };
  printBudget("check 10,000 contacts", await timesOf(ROUNDS, send("?dryRun=true")), BUDGET);
  printBudget("import 10,000 contacts", await timesOf(ROUNDS, send("")), BUDGET);
}

await whileServing({}, measure);
