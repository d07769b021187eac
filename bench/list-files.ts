import type { Contact } from "@holdfast/contract/directory/contact";
import { exportContacts, importContacts } from "@holdfast/contract/directory/import-endpoints";
import { contactSheet } from "../apps/api/src/features/directory/list-files/contact-sheet";
import { writeList } from "../apps/api/src/features/directory/list-files/list-sheet";
import { readCells } from "../apps/api/src/platform/spreadsheet/read-cells";
import { alternate } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { fetchText, requestFor } from "./setup/http-client";
import { type Owner, ownerWithPlan } from "./setup/people";
import { printComparison, printRow } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * Import and export of 10,000 contacts. The baselines are the product's own reader and writer of workbooks in this
 * process, with the same file and the same rows: no request, no checks of the file or of its rows, no database.
 */

const CONTACTS = 10_000;
const ROUNDS = 7;
const WARM_UPS = 1;
/** How often the server's memory is read while it works (ms). */
const SAMPLED_EVERY = 10;

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

/** Prints the largest memory of the server during `work` against its memory before. */
async function printMemory(measure: string, product: Product, work: () => Promise<void>) {
  const before = product.memory();
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, product.memory())), SAMPLED_EVERY);
  await work().finally(() => clearInterval(sampling));
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  printRow({
    measure,
    ours: megabytes(most),
    baseline: megabytes(before),
    ratio: most / before,
    against: "the same server just before",
  });
}

async function measure(product: Product): Promise<void> {
  const owner = await ownerWithPlan(product);
  const file = await writeList(SHEET, ROWS, new Date());
  const bare = await startBareServer({
    engine: product.engineAddress(),
    routes: {
      "POST /clear": { sql: "delete from contacts where email like '%@bench.example'", values: [] },
    },
  });
  const clear = async () => void (await fetchText(`${bare.url}/clear`, { method: "POST" }));
  const readAlone = async () => void (await readCells(new Uint8Array(file), "xlsx"));
  const size = `${(file.length / 1024).toFixed(0)} KB`;
  try {
    // First, because a server keeps the memory that it once needed.
    await printMemory("memory while it imports 10,000 contacts", product, () =>
      sendFile(product, owner, file),
    );
    const { to, what } = requestFor(product.url, exportContacts, {
      token: owner.token,
      params: { orgId: owner.organisationId },
    });
    const exported = async () => void (await fetchText(to, what));
    await printMemory("memory while it exports 10,000 contacts", product, exported);

    const compare = { rounds: ROUNDS, warmUps: WARM_UPS };
    const exporting = await alternate({
      ...compare,
      ours: exported,
      baseline: async () => void (await writeList(SHEET, ROWS, new Date())),
    });
    printComparison("export 10,000 contacts", "writing the same rows alone", exporting);
    const importing = await alternate({
      ...compare,
      before: clear,
      ours: () => sendFile(product, owner, file),
      baseline: readAlone,
    });
    printComparison(`import 10,000 contacts (${size})`, "reading the same file alone", importing);
    await clear();
    const checking = await alternate({
      ...compare,
      ours: () => sendFile(product, owner, file, "?dryRun=true"),
      baseline: readAlone,
    });
    printComparison("check the same file", "reading the same file alone", checking);
  } finally {
    await bare.stop();
  }
}

await whileServing({}, measure);
