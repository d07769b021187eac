import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { recordTeamFile } from "@holdfast/contract/offline-plan/record-team-file";
import { callEndpoint, type ReceivedFile } from "../../platform/api/call-endpoint";
import { toBase64 } from "../../platform/offline-plan/base64-rules";
import { sealByPassword } from "../../platform/offline-plan/seal-by-password";
import {
  PLAN_FILE_ELEMENT,
  type PlanFile,
  pagesOfTeam,
  staleAfterOf,
} from "./page/plan-file-rules";

const PAGE = "/offline.html";

/**
 * Returns a team's pages as one HTML file that opens with a password, without server and network. The file is recorded
 * in the history first, so that every file in use is in the history.
 */
export async function printPlanFile(
  planId: string,
  teamTypeId: number,
  password: string,
): Promise<ReceivedFile> {
  const plan = pagesOfTeam(await callEndpoint(readOfflinePlan, { params: { planId } }), teamTypeId);
  await callEndpoint(recordTeamFile, { params: { planId }, body: { teamTypeId } });
  const teamName = plan.teams[0]?.name ?? "";
  const content = new TextEncoder().encode(JSON.stringify(plan));
  const { salt, iterations, iv, bytes } = await sealByPassword(password, content);
  const html = await fileOf({
    teamName,
    staleAfter: staleAfterOf(plan.readAt),
    iterations,
    salt: toBase64(salt),
    iv: toBase64(iv),
    bytes: toBase64(bytes),
  });
  const version = plan.version ? `version ${plan.version.number}, ` : "";
  return {
    blob: new Blob([html], { type: "text/html" }),
    fileName: `${plan.businessName}, ${teamName}, ${version}${plan.readAt.slice(0, 10)}.html`,
  };
}

/** Puts the script and the style of the offline page into a file, with a policy that allows these two and no network. */
async function fileOf(file: PlanFile): Promise<string> {
  const page = new DOMParser().parseFromString(await textOf(PAGE), "text/html");
  const script = await textOf(page.querySelector("script")?.getAttribute("src"));
  const style = await textOf(page.querySelector("link[rel=stylesheet]")?.getAttribute("href"));
  // Neither a string of the script nor the content can end its element.
  const code = script.replaceAll(/<\/(?=script)/gi, "<\\/");
  const data = JSON.stringify(file).replaceAll("<", "\\u003c");
  const policy = [
    "default-src 'none'",
    `script-src ${await hashOf(code)}`,
    `style-src ${await hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>Offline plan</title>',
    `<style>${style}</style></head><body><div id="root"></div>`,
    "<noscript>Turn on JavaScript in your browser’s settings and reload this page.</noscript>",
    `<script type="application/json" id="${PLAN_FILE_ELEMENT}">${data}</script>`,
    `<script type="module">${code}</script></body></html>`,
  ].join("\n");
}

async function textOf(address: string | null | undefined): Promise<string> {
  const response = await fetch(address ?? PAGE);
  if (!response.ok) throw new Error(`${address} could not be read.`);
  // The hash is of the text as the parser of the file reads it.
  return (await response.text()).replaceAll("\r\n", "\n");
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${toBase64(new Uint8Array(digest))}'`;
}
