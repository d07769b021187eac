import { spawn } from "node:child_process";
import http from "node:http";
import { fileURLToPath } from "node:url";
import { MAX_DOCUMENT_BYTES } from "@holdfast/contract/documents/document";
import {
  deleteDocument,
  downloadDocument,
  uploadDocument,
} from "@holdfast/contract/documents/document-endpoints";
import { pdfOf } from "../apps/api/test/factories/documents";
import { freePort } from "../apps/api/test/setup/free-port";
import { scratchDirectory } from "../apps/api/test/setup/scratch-directory";
import { alternate } from "./setup/alternate";
import { fetchText, isHealthy, requestFor } from "./setup/http-client";
import { ownerWithPlan } from "./setup/people";
import { printComparison, printRow } from "./setup/report";
import { adopt, deleteAtEnd, stopped, waitFor } from "./setup/scratch";
import { type Product, whileServing } from "./setup/served-product";

/*
 * Upload and download of a document of 25 MB, against Node's own server that streams the same bytes to and from a file.
 * Then the memory of the product while several are uploaded and downloaded at the same time.
 */

const ROUNDS = 12;
const WARM_UPS = 2;
const AT_ONCE = 4;
const WAVES = 6;

const script = fileURLToPath(new URL("./baselines/bare-files.mjs", import.meta.url));
const content = pdfOf(MAX_DOCUMENT_BYTES);

type Form = { readonly type: string; readonly body: Buffer };
type Stored = { readonly planId: string; readonly documentId: string };

/** Sends bytes and returns the body of the response. */
const send = (url: string, headers: http.OutgoingHttpHeaders, body: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const length = { "content-length": body.length };
    const request = http.request(url, { method: "PUT", headers: { ...headers, ...length } });
    request.on("error", reject);
    request.on("response", async (response) => {
      const text = (await response.setEncoding("utf8").toArray()).join("");
      if (response.statusCode === 201) resolve(text);
      else reject(new Error(`${url} answered ${response.statusCode}: ${text}`));
    });
    request.end(body);
  });

/** A form with the file, encoded once, because that is the work of the client. */
async function encodedForm(name: string): Promise<Form> {
  const form = new FormData();
  form.append("documentFolderId", "3");
  form.append("document", new File([new Uint8Array(content)], name));
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return { type: encoded.headers.get("content-type") ?? "", body };
}

async function bareFiles() {
  const folder = await scratchDirectory("bench-files");
  deleteAtEnd(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = adopt(
    spawn(process.execPath, [script, String(port), folder], {
      stdio: ["ignore", "ignore", "inherit"],
    }),
  );
  await waitFor("the bare server", 60_000, async () => (await isHealthy(url)) || undefined);
  return { url, stop: () => stopped(server) };
}

async function compare(product: Product): Promise<void> {
  const { token, planId } = await ownerWithPlan(product);
  const bare = await bareFiles();
  const { to } = requestFor(product.url, uploadDocument, { params: { planId } });
  const upload = async ({ type, body }: Form): Promise<Stored> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": type };
    const saved = JSON.parse(await send(to, headers, body)) as { documentId: string };
    return { planId, documentId: saved.documentId };
  };
  const calling =
    (endpoint: typeof deleteDocument | typeof downloadDocument) => async (params: Stored) => {
      const request = requestFor(product.url, endpoint, { params, token });
      await fetchText(request.to, request.what);
    };
  const remove = calling(deleteDocument);
  const download = calling(downloadDocument);
  const form = await encodedForm("large.pdf");
  let last: Stored | undefined;
  const uploads = await alternate({
    before: async () => {
      if (last) await remove(last);
    },
    ours: async () => void (last = await upload(form)),
    baseline: async () => void (await send(bare.url, {}, content)),
    rounds: ROUNDS,
    warmUps: WARM_UPS,
  });
  printComparison("upload of a document of 25 MB", "Node, the same bytes to a file", uploads);
  const params = last ?? (await upload(form));
  const downloads = await alternate({
    ours: () => download(params),
    baseline: async () => void (await fetchText(bare.url)),
    rounds: ROUNDS,
    warmUps: WARM_UPS,
  });
  printComparison("download of a document of 25 MB", "Node, the same file", downloads);
  await bare.stop();
  await remove(params);
  await printMemory(product, upload, download, remove);
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** The peak of the product's memory during several waves of uploads and downloads, against its memory before. */
async function printMemory(
  product: Product,
  upload: (form: Form) => Promise<Stored>,
  download: (document: Stored) => Promise<void>,
  remove: (document: Stored) => Promise<void>,
): Promise<void> {
  const forms = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => encodedForm(`file-${at}.pdf`)),
  );
  const before = product.memory();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, product.memory())), 20);
  for (let wave = 0; wave < WAVES; wave += 1) {
    const stored = await Promise.all(forms.map(upload));
    await Promise.all(stored.map(download));
    await Promise.all(stored.map(remove));
  }
  clearInterval(watch);
  printRow({
    measure: `memory at its peak, ${AT_ONCE * WAVES} documents of 25 MB up and down, ${AT_ONCE} at once`,
    ours: megabytes(peak),
    baseline: megabytes(before),
    ratio: peak / before,
    against: "the same server before",
  });
}

await whileServing({}, compare);
