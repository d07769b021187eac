// What the words after `npm test --` ask for.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { root, stop } from "./prepare.mjs";

export const PARTS = ["static", "unit", "api", "web", "journeys"];

/**
 * Reads the words of the command line; ends the process where one is unknown.
 *
 * @param {string[]} words
 * @returns {{ parts: string[], changedSince: string | undefined, isFull: boolean }} no part means all of them
 */
export function readWords(words) {
  // `--changed` may stand alone, which parseArgs has no notion of.
  const whole = words.map((word) => (word === "--changed" ? "--changed=HEAD" : word));
  try {
    const { values, positionals } = parseArgs({
      args: whole,
      allowPositionals: true,
      options: { changed: { type: "string" }, full: { type: "boolean", default: false } },
    });
    const unknown = positionals.filter((part) => !PARTS.includes(part));
    if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}: ${PARTS}.`);
    return { parts: positionals, changedSince: values.changed, isFull: values.full };
  } catch (error) {
    return stop(error.message);
  }
}

/** Files that differ from a commit, also the ones that git does not follow yet. */
function changedFiles(since) {
  const listed = [
    ["diff", "--name-only", since],
    ["ls-files", "--others", "--exclude-standard"],
  ].map((words) => {
    const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
    if (status !== 0) stop(`git ${words.join(" ")} failed.`);
    return stdout.split("\n").filter(Boolean);
  });
  return listed.flat();
}

/**
 * The folders whose API tests stand beside changed files, of the API and of the contract.
 *
 * @param {string} since a commit
 */
export const featureFilters = (since) => filtersOf(changedFiles(since));

/** The same for a list of files, each from the root. */
export function filtersOf(files) {
  const folders = files.flatMap((file) => {
    const [, inApi] = /^apps\/api\/src\/((?:features|platform)\/[^/]+|[^/]+)\//u.exec(file) ?? [];
    const [, inContract] = /^packages\/contract\/src\/([^/]+)\//u.exec(file) ?? [];
    return [inApi, inContract && `features/${inContract}`].filter(Boolean);
  });
  return [...new Set(folders)].map((folder) => `apps/api/src/${folder}/`).sort();
}
