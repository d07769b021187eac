// npm run sbom: writes the software bill of materials, CycloneDX JSON, of what runs in production.
//   npm run sbom                             writes sbom.cdx.json
//   npm run sbom -- --output FILE            writes another file
// npm lists every installed package and marks development-only packages. They are removed here, because npm's own
// --omit dev also drops packages that production and development share.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: { output: { type: "string", default: path.join(root, "sbom.cdx.json") } },
});

const listed = spawnSync(
  "npm",
  ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application"],
  { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
);
if (listed.status !== 0) {
  process.stderr.write(listed.stderr || String(listed.error));
  process.exit(1);
}

const bill = JSON.parse(listed.stdout);
const isForDevelopment = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true");
const components = bill.components.filter((component) => !isForDevelopment(component));
// npm names it after its folder.
const product = { ...bill.metadata.component, name: "holdfast" };
const refs = new Set([product, ...components].map((component) => component["bom-ref"]));
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map((dependency) => ({
    ...dependency,
    dependsOn: dependency.dependsOn.filter((ref) => refs.has(ref)),
  }));

const production = {
  ...bill,
  metadata: { ...bill.metadata, component: product },
  components,
  dependencies,
};
writeFileSync(values.output, `${JSON.stringify(production, null, 2)}\n`);
process.stdout.write(`${components.length} components in ${values.output}\n`);
