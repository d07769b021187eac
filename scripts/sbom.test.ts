import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

type Component = {
  readonly "bom-ref": string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
};
/** The parts of a CycloneDX 1.5 document that are tested. */
type Bill = {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

let folder: string;
let text: string;
let bill: Bill;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "holdfast-sbom-"));
  const file = path.join(folder, "sbom.json");
  const script = path.join(root, "scripts/sbom.mjs");
  const run = spawnSync(process.execPath, [script, "--output", file], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  text = readFileSync(file, "utf8");
  bill = JSON.parse(text) as Bill;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Package = {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};
const folders = ["apps", "packages"].flatMap((parent) =>
  readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
);
const packages = ["", ...folders].map(
  (folder) => JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8")) as Package,
);
const directDependencies = packages.flatMap(({ dependencies = {} }) =>
  Object.entries(dependencies).map(([name, version]) => `${name}@${version}`),
);

it("writes a CycloneDX 1.5 document whose components have all required fields", () => {
  expect(bill).toMatchObject({
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    version: 1,
    metadata: { timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) },
  });
  const broken = [bill.metadata.component, ...bill.components].filter(
    ({ type, name, version, purl }) =>
      !["application", "library", "framework"].includes(type) ||
      name === "" ||
      !/^\d+\.\d+\.\d+/.test(version) ||
      !purl.startsWith("pkg:npm/"),
  );
  expect(broken).toEqual([]);
});

it("lists every direct production dependency with its version", () => {
  const listed = new Set(bill.components.map((component) => component["bom-ref"]));
  expect(directDependencies.length).toBeGreaterThan(30);
  expect(directDependencies.filter((dependency) => !listed.has(dependency))).toEqual([]);
});

it("lists no development tools", () => {
  const listed = new Set(bill.components.map((component) => component["bom-ref"]));
  for (const tool of ["vitest", "oxlint", "typescript", "knip", "vite"]) {
    const [version] = packages.flatMap(({ devDependencies }) => devDependencies?.[tool] ?? []);
    expect(version).toBeDefined();
    expect(listed.has(`${tool}@${version}`)).toBe(false);
  }
});

it("refers only to listed components, each listed once", () => {
  const refs = [bill.metadata.component, ...bill.components].map(
    (component) => component["bom-ref"],
  );
  expect(new Set(refs).size).toBe(refs.length);
  const used = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(used.filter((ref) => !refs.includes(ref))).toEqual([]);
  expect(bill.metadata.component).toMatchObject({ name: "holdfast", type: "application" });
});

it("contains nothing about the machine that wrote it", () => {
  expect(text).not.toContain(root.replace(/\/$/, ""));
});
