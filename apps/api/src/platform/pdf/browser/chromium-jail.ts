import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isExecutable } from "./find-chromium";

/**
 * The command that the browser's own command line is passed to. Inside, the browser runs as an unprivileged user, in a
 * network namespace with no way out and in a process namespace that ends with it, so that nothing of it remains after a
 * kill. Its own sandbox stays on in every case.
 */
export type Jail = {
  readonly command: readonly string[];
  readonly hasNetwork: boolean;
  /** The jail's process is the parent of the browser's and reaps it when it ends. */
  readonly waitsForBrowser: boolean;
};

/** `nobody`, who owns no files. */
export const UNPRIVILEGED_USER = 65_534;
export const isRoot = () => process.getuid?.() === 0;

const run = promisify(execFile);
const TRIAL_TIME = 5_000;

const findTool = (name: string) =>
  ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((path) => `${path}/${name}`).find(isExecutable);

/**
 * Returns the jails this machine permits, strictest first. Containers often forbid `unshare`; then the browser is at
 * least not root. Empty as root without `setpriv`: Chromium does not run as root with its sandbox on.
 */
export async function permittedJails(): Promise<readonly Jail[]> {
  const jails: Jail[] = [];
  for (const jail of possibleJails()) if (await isPermitted(jail)) jails.push(jail);
  return jails;
}

function possibleJails(): readonly Jail[] {
  const unshare = findTool("unshare");
  const setpriv = findTool("setpriv");
  if (!setpriv) return isRoot() ? [] : [{ command: [], hasNetwork: true, waitsForBrowser: false }];
  // The browser is killed when its parent dies, also by kill -9. Changing the user clears that, so it is set again
  // afterwards.
  const killWithParent = [setpriv, "--pdeathsig", "KILL", "--"];
  const dropRights = isRoot()
    ? [`--reuid=${UNPRIVILEGED_USER}`, `--regid=${UNPRIVILEGED_USER}`, "--clear-groups"]
    : [];
  const asUnprivileged = [setpriv, ...dropRights, "--no-new-privs", "--pdeathsig", "KILL", "--"];
  const open: Jail = { command: asUnprivileged, hasNetwork: true, waitsForBrowser: false };
  if (!unshare) return [open];
  const noNetwork = [unshare, ...(isRoot() ? [] : ["--user", "--map-current-user"]), "--net"];
  const ownProcesses = ["--pid", "--fork", "--kill-child"];
  return [
    {
      command: [...killWithParent, ...noNetwork, ...ownProcesses, "--", ...asUnprivileged],
      hasNetwork: false,
      waitsForBrowser: true,
    },
    { command: [...noNetwork, "--", ...asUnprivileged], hasNetwork: false, waitsForBrowser: false },
    open,
  ];
}

async function isPermitted({ command: [tool, ...rest] }: Jail): Promise<boolean> {
  if (tool === undefined) return true;
  try {
    await run(tool, [...rest, findTool("true") ?? "true"], { timeout: TRIAL_TIME });
    return true;
  } catch {
    // Refused by the kernel or the container, or an older util-linux: try the next jail.
    return false;
  }
}
