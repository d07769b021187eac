// Parses the arguments after `npm test --`.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { root, stop } from "../prepare.mjs";

export const PARTS = ["static", "unit", "api", "web", "journeys"];

/**
 * Parses the command line; ends the process if an argument is unknown.
 *
 * @param {string[]} args
 * @returns {{ parts: string[], changedSince: string | undefined, isFull: boolean }} no part means all of them
 */
export function readArgs(args) {
  // `--changed` may have no value, which parseArgs does not support.
  const whole = args.map((word) => (word === "--changed" ? "--changed=HEAD" : word));
  try {
    const { values, positionals } = parseArgs({
      args: whole,
      allowPositionals: true,
      options: { changed: { type: "string" }, full: { type: "boolean", default: false } },
    });
    const unknown = positionals.filter((part) => !PARTS.includes(part));
    if (unknown.length > 0)
      throw new Error(`Unknown part: ${unknown.join(", ")}. Parts: ${PARTS.join(", ")}.`);
    return { parts: positionals, changedSince: values.changed, isFull: values.full };
  } catch (error) {
    return stop(error.message);
  }
}

/** Returns files that differ from a commit, including untracked ones. */
function changedFiles(since) {
  const listed = [
    ["diff", "--name-only", since],
    ["ls-files", "--others", "--exclude-standard"],
  ].map((args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    if (status !== 0) stop(`git ${args.join(" ")} failed.`);
    return stdout.split("\n").filter(Boolean);
  });
  return listed.flat();
}

/**
 * Returns the folders with API tests of changed files, of the API and of the contract.
 *
 * @param {string} since a commit
 */
export const featureFilters = (since) => filtersOf(changedFiles(since));

/** The same for a list of files, relative to the root. */
export function filtersOf(files) {
  const folders = files.flatMap((file) => {
    const [inApi] =
      /^apps\/api\/(?:src\/(?:features|platform)|src|test)\/[^/]+\//u.exec(file) ?? [];
    const [, inContract] = /^packages\/contract\/src\/([^/]+)\//u.exec(file) ?? [];
    return [inApi, inContract && `apps/api/src/features/${inContract}/`].filter(Boolean);
  });
  return [...new Set(folders)].sort();
}
