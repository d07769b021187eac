import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkBoundaries } from "./boundaries/all-boundaries";

/** A small app that respects every boundary. */
const GOOD: Readonly<Record<string, string>> = {
  "packages/contract/src/platform/endpoint.ts": `import * as z from "zod/mini";\nexport const a = z.string();\n`,
  "packages/contract/src/risks/risk.ts": `import { a } from "../platform/endpoint";\nexport const risk = a;\n`,
  "packages/contract/src/risks/risk-rating-rules.ts": `export const b = 1;\n`,
  "packages/contract/src/risks/risk-rating-rules.test.ts": `import * as fc from "fast-check";\nimport { b } from "./risk-rating-rules";\nfc.assert(b);\n`,
  "packages/contract/src/risks/risk-endpoints.ts": `import { risk } from "./risk";\nexport const e = risk;\n`,
  "packages/contract/src/risks/errors.ts": `export const none = 0;\n`,
  "packages/content/src/library/impact/asset-types.ts": `import types from "../data/asset_types.json";\nexport const TYPES = types;\n`,
  "packages/printables/src/plan/cover.tsx": `import { TYPES } from "@holdfast/content/library/impact/asset-types";\nexport const cover = TYPES;\n`,
  "apps/api/migrations/0001-platform.sql": "",
  "apps/api/migrations/0002-risks.sql": "",
  "apps/api/src/app.ts": `import { risksRoutes } from "./features/risks/routes";\nexport const app = [risksRoutes];\n`,
  "apps/api/src/platform/database/database.ts": `import { Pool } from "pg";\nexport const database = new Pool();\n`,
  "apps/api/src/features/plans/plan-store.ts": `import { eq } from "drizzle-orm";\nexport const planFor = eq;\n`,
  "apps/api/src/features/plans/public.ts": `export { planFor } from "./plan-store";\n`,
  "apps/api/src/features/risks/routes.ts": `import { addRisk } from "./register/add-risk";\nexport const risksRoutes = [addRisk];\n`,
  "apps/api/src/features/risks/register/add-risk.ts": `import { risk } from "@holdfast/contract/risks/risk";\nimport { planFor } from "../../plans/public";\nexport const addRisk = [risk, planFor];\n`,
  "apps/api/src/features/risks/register/add-risk.test.ts": `import { sql } from "drizzle-orm";\nimport { addRisk } from "./add-risk";\nexport const t = [sql, addRisk];\n`,
  "apps/web/src/ui/buttons/button.tsx": `export const Button = 1;\n`,
  "apps/web/src/routes.tsx": `export const load = () => import("./features/risks/register-screen");\n`,
  "apps/web/src/features/plans/use-plan.ts": `export const usePlan = 1;\n`,
  "apps/web/src/features/plans/public.ts": `export { usePlan } from "./use-plan";\n`,
  "apps/web/src/features/risks/register-screen.tsx": `import { Button } from "../../ui/button";\nimport { usePlan } from "../plans/public";\nimport "./register-screen.module.css";\nexport const Screen = [Button, usePlan];\n`,
  "apps/web/src/features/risks/register-screen.module.css": ".screen {}\n",
};

let root = "";
const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
const violationsWith = (files: Readonly<Record<string, string>>) => {
  write(files);
  return checkBoundaries(root).violations;
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "boundaries-"));
  write(GOOD);
});
afterEach(() => rmSync(root, { recursive: true }));

describe("a tree without violations", () => {
  it("has no violations, and every file is checked", () => {
    const { violations, warnings, files, migrations } = checkBoundaries(root);
    expect(violations).toEqual([]);
    expect(warnings).toEqual([]);
    expect({ files, migrations }).toEqual({ files: 21, migrations: 2 });
  });

  it("needs no definition of a table that a later migration drops", () => {
    const violations = violationsWith({
      "apps/api/migrations/0003-teams.sql": "create table teams (id uuid);\n",
      "apps/api/migrations/0004-no-teams.sql": "drop table teams;\n",
    });
    expect(violations).toEqual([]);
  });
});

const ROUTES = "apps/api/src/features/risks/routes.ts";
const SCREEN = "apps/web/src/features/risks/register-screen.tsx";

/** Two features with a table each. */
const TABLES = {
  "apps/api/migrations/0002-risks.sql":
    "create table risks (id uuid);\ncreate table if not exists plans (id uuid);\n",
  "apps/api/src/features/plans/plans-table.ts": `export const plans = pgTable("plans", {});\n`,
  "apps/api/src/features/risks/risks-table.ts": `export const risks = pgTable("risks", {});\n`,
};
const RISKS_STORE = "apps/api/src/features/risks/risks-store.ts";
const inStore = (statement: string) =>
  `import { sql } from "drizzle-orm";\nexport const read = sql\`${statement}\`;\n`;

describe("every boundary is checked", () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      "web imports api by path",
      { [SCREEN]: `import { app } from "../../../../api/src/app";\napp();\n` },
      /register-screen\.tsx:1 .*leaves apps\/web/,
    ],
    [
      "api imports web lazily",
      { [ROUTES]: `void import("../../../../web/src/screens");\n` },
      /routes\.ts:1 .*leaves apps\/api/,
    ],
    [
      "api imports contract by path",
      {
        [ROUTES]: `\nexport { risk } from "../../../../../packages/contract/src/risks/risk";\nexport const x = 1;\n`,
      },
      /routes\.ts:2 .*leaves apps\/api/,
    ],
    [
      "contract imports content",
      {
        "packages/contract/src/risks/risk.ts": `import type { T } from "@holdfast/content/library/impact/asset-types";\nexport type U = T;\n`,
      },
      /risk\.ts:1 packages\/contract imports none of our packages/,
    ],
    [
      "contract imports another library",
      {
        "packages/contract/src/risks/risk.ts": `import dayjs from "dayjs";\nexport const x = dayjs;\n`,
      },
      /risk\.ts:1 packages\/contract does not import dayjs/,
    ],
    [
      "a library whose name starts like an allowed one",
      {
        "packages/contract/src/risks/risk.ts": `import { z } from "zodiac";\nexport const x = z;\n`,
      },
      /does not import zodiac/,
    ],
    [
      "content imports printables",
      {
        "packages/content/src/library/terms.ts": `import { cover } from "@holdfast/printables/plan/cover";\nexport const x = cover;\n`,
      },
      /terms\.ts:1 packages\/content imports only packages\/contract/,
    ],
    [
      "content reads files",
      {
        "packages/content/src/library/terms.ts": `import { readFileSync } from "node:fs";\nexport const x = readFileSync;\n`,
      },
      /terms\.ts:1 packages\/content also runs in a browser/,
    ],
    [
      "product code imports test code",
      {
        "apps/api/test/factories/people.ts": "export const ana = 1;\n",
        "apps/api/src/app.ts": `import { ana } from "../test/factories/people";\nexport const x = ana;\n`,
      },
      /app\.ts:1 .*only tests may import apps\/api\/test/,
    ],
    [
      "printables import an app",
      {
        "packages/printables/src/plan/back.tsx": `import { app } from "../../../../apps/api/src/app";\nexport const x = app;\n`,
      },
      /back\.tsx:1 .*leaves packages\/printables/,
    ],
    [
      "an api feature imports another past its public.ts",
      {
        [ROUTES]: `import {\n  planFor,\n} from "../plans/plan-store";\nexport const risksRoutes = [planFor];\n`,
      },
      /routes\.ts:3 .*feature risks may import feature plans only through features\/plans\/public/,
    ],
    [
      "a sub-folder of an api feature does",
      {
        "apps/api/src/features/risks/register/read-risk.ts": `import { planFor } from "../../plans/plan-store";\nexport const x = planFor;\n`,
      },
      /read-risk\.ts:1 .*only through features\/plans\/public/,
    ],
    [
      "a web feature imports another past its public.ts",
      { [SCREEN]: `import { usePlan } from "../plans/use-plan";\nexport const x = usePlan;\n` },
      /register-screen\.tsx:1 .*only through features\/plans\/public/,
    ],
    [
      "platform imports a feature",
      {
        "apps/api/src/platform/http/server.ts": `import { planFor } from "../../features/plans/public";\nexport const x = planFor;\n`,
      },
      /server\.ts:1 .*platform and ui must not import features/,
    ],
    [
      "two files import each other",
      {
        "apps/web/src/ui/buttons/button.tsx": `import { Icon } from "./icon";\nexport const Button = Icon;\n`,
        "apps/web/src/ui/buttons/icon.tsx": `import type { Button } from "./button";\nexport const Icon = 1 as Button;\n`,
      },
      /is in a cycle: apps\/web\/src\/ui\/buttons\/button\.tsx -> apps\/web\/src\/ui\/buttons\/icon\.tsx -> apps\/web\/src\/ui\/buttons\/button\.tsx/,
    ],
    [
      "a circle runs across packages",
      {
        "packages/content/src/library/impact/asset-types.ts": `import { b } from "@holdfast/contract/risks/risk-rating-rules";\nexport const TYPES = b;\n`,
        "packages/contract/src/risks/risk-rating-rules.ts": `import { TYPES } from "@holdfast/content/library/impact/asset-types";\nexport const b = TYPES;\n`,
      },
      /asset-types\.ts is in a cycle: .*risk-rating-rules\.ts -> /,
    ],
    [
      "a file imports itself",
      {
        "apps/web/src/ui/buttons/icon.tsx": `import { Icon } from "./icon";\nexport const x = Icon;\n`,
      },
      /icon\.tsx is in a cycle/,
    ],
    [
      "SQL in an operation",
      {
        "apps/api/src/features/risks/register/read-risk.ts": `import { sql } from "drizzle-orm";\nexport const x = sql;\n`,
      },
      /read-risk\.ts:1 drizzle-orm: SQL belongs in/,
    ],
    [
      "a feature that reads what is made for paper",
      {
        "apps/api/src/features/risks/register/read-risk.ts": `import { cover } from "@holdfast/printables/plan/cover";\nexport const x = cover;\n`,
      },
      /read-risk\.ts:1 .*only the features printing and purchases print/,
    ],
    [
      "the driver outside of the database folder",
      {
        "apps/api/src/platform/http/server.ts": `import { Pool } from "pg";\nexport const x = Pool;\n`,
      },
      /server\.ts:1 pg: SQL belongs in/,
    ],
    [
      "a name with capitals",
      { "apps/web/src/ui/iconButton.tsx": "export const x = 1;\n" },
      /'iconButton' is not in kebab-case/,
    ],
    [
      "a folder with an underscore",
      { "packages/content/src/plan_text/cover.ts": "export const x = 1;\n" },
      /'plan_text' is not in kebab-case/,
    ],
    [
      "utils",
      { "apps/api/src/platform/utils.ts": "export const x = 1;\n" },
      /'utils' does not say what is inside/,
    ],
    [
      "helpers behind a noun",
      { "apps/web/src/platform/date-helpers.ts": "export const x = 1;\n" },
      /'date-helpers' does not say what is inside/,
    ],
    [
      "a common folder",
      { "packages/printables/src/common/cover.tsx": "export const x = 1;\n" },
      /'common' does not say what is inside/,
    ],
    [
      "types",
      { "packages/contract/src/risks/types.ts": "export type X = 1;\n" },
      /'types' does not say what is inside/,
    ],
    [
      "index",
      { "apps/web/src/ui/index.ts": "export const x = 1;\n" },
      /'index' does not say what is inside/,
    ],
    [
      "a misc style sheet",
      { "apps/web/src/ui/misc.module.css": "" },
      /'misc' does not say what is inside/,
    ],
    [
      "an unknown api feature",
      { "apps/api/src/features/cellar/routes.ts": "export const x = 1;\n" },
      /'cellar' is not a known feature/,
    ],
    [
      "an unknown web feature",
      { "apps/web/src/features/cellar/wine-card.tsx": "export const x = 1;\n" },
      /'cellar' is not a known feature/,
    ],
    [
      "an unknown contract feature",
      { "packages/contract/src/cellar/wine.ts": "export const x = 1;\n" },
      /'cellar' is not a known feature/,
    ],
    [
      "a contract file outside of features",
      { "packages/contract/src/wine.ts": "export const x = 1;\n" },
      /'wine' is not a known feature/,
    ],
    [
      "a store in the contract",
      { "packages/contract/src/risks/risk-store.ts": "export const x = 1;\n" },
      /risk-store\.ts contract files are/,
    ],
    [
      "markup in the contract",
      { "packages/contract/src/risks/risk.tsx": "export const x = 1;\n" },
      /risk\.tsx contract files are/,
    ],
    [
      "an api file of no kind",
      { "apps/api/src/features/risks/risk-stuffing.ts": "export const x = 1;\n" },
      /risk-stuffing\.ts files of an api feature are/,
    ],
    [
      "markup in an api feature",
      { "apps/api/src/features/risks/add-risk.tsx": "export const x = 1;\n" },
      /add-risk\.tsx files of an api feature are/,
    ],
    [
      "a component of no kind",
      { "apps/web/src/features/risks/bubble.tsx": "export const x = 1;\n" },
      /bubble\.tsx a component of a web feature is/,
    ],
    [
      "web logic of no kind",
      { "apps/web/src/features/risks/bubble.ts": "export const x = 1;\n" },
      /bubble\.ts a \.ts file of a web feature is/,
    ],
    [
      "a global style sheet in a feature",
      { "apps/web/src/features/risks/bubble.css": "" },
      /bubble\.css a \.ts file of a web feature is/,
    ],
    [
      "a barrel",
      {
        "apps/web/src/ui/parts.ts": `/* All parts. */\nexport { Button } from "./button";\nexport type { X } from "./icon";\n`,
      },
      /parts\.ts is a barrel/,
    ],
    [
      "export *, also in public.ts",
      { "apps/web/src/features/plans/public.ts": `export * from "./use-plan";\n` },
      /public\.ts exports a whole file/,
    ],
    [
      "a gap in the migrations",
      { "apps/api/migrations/0004-plans.sql": "" },
      /0004 found where 0003 is expected/,
    ],
    [
      "a number used twice",
      { "apps/api/migrations/0002-plans.sql": "" },
      /0002 found where 0003 is expected/,
    ],
    [
      "a migration without a number",
      { "apps/api/migrations/plans.sql": "" },
      /plans\.sql is not named NNNN-name\.sql/,
    ],
    [
      "a migration in a folder",
      { "apps/api/migrations/old/0003-plans.sql": "" },
      /old\/0003-plans\.sql is not named/,
    ],
    [
      "a file of 401 lines",
      { "apps/web/src/ui/buttons/icon.tsx": "export {};\n".repeat(401) },
      /icon\.tsx has 401 lines/,
    ],
    [
      "a folder with 26 files",
      Object.fromEntries(
        Array.from({ length: 26 }, (_, index) => [
          `packages/printables/src/charts/chart-${index}.tsx`,
          `export const chart = ${index};\n`,
        ]),
      ),
      /packages\/printables\/src\/charts has 26 files, more than 25/,
    ],
    [
      "a store reads another feature's table",
      { ...TABLES, [RISKS_STORE]: inStore("select p.name from risks r join plans p on true") },
      /risks-store\.ts:2 reads or writes plans, which belongs to plans/,
    ],
    [
      "a store names another feature's table inside a nested template",
      { ...TABLES, [RISKS_STORE]: inStore("select (${sql`select 1 from plans`}) from risks") },
      /risks-store\.ts:2 reads or writes plans/,
    ],
    [
      "a store passes the name of another feature's table",
      { ...TABLES, [RISKS_STORE]: inStore('select 1 from ${sql.identifier("plans")}') },
      /risks-store\.ts:2 reads or writes plans/,
    ],
    [
      "an operation holds SQL of another feature's table",
      {
        ...TABLES,
        "apps/api/src/features/risks/register/read-risk.ts":
          "export const read = `select name from plans`;\n",
      },
      /read-risk\.ts:1 reads or writes plans/,
    ],
    [
      "a feature exports its table",
      {
        ...TABLES,
        "apps/api/src/features/risks/public.ts": `export { risks } from "./risks-table";\n`,
      },
      /risks\/public\.ts exports a table/,
    ],
    [
      "a table without a definition",
      { ...TABLES, "apps/api/migrations/0003-teams.sql": "create table teams (id uuid);\n" },
      /the table teams has no definition/,
    ],
    [
      "an allowed read that nothing needs",
      {
        "apps/api/src/features/organisations/locations/branches-store.ts":
          "export const none = 1;\n",
      },
      /branches-store\.ts no longer reads departments/,
    ],
    [
      "an insert without rowOf",
      {
        [RISKS_STORE]: `import { risks } from "./risks-table";\nexport const add = (db, given) => db.insert(risks).values({ ...given });\n`,
      },
      /risks-store\.ts:2 \.values\(…\) without rowOf/,
    ],
    [
      "two features of the api import each other, without a cycle of files",
      {
        "apps/api/src/features/plans/plan-rules.ts": `import { risk } from "../risks/public";\nexport const x = risk;\n`,
        "apps/api/src/features/risks/public.ts": `export const risk = 1;\n`,
      },
      /features\/plans is in a cycle of folders: .*features\/risks \(.*plan-rules\.ts:1\) -> .*features\/plans \(.*add-risk\.ts:2\)/,
    ],
    [
      "two features of the web app import each other, without a cycle of files",
      {
        "apps/web/src/features/plans/plan-panel.tsx": `import { risk } from "../risks/public";\nexport const x = risk;\n`,
        "apps/web/src/features/risks/public.ts": `export const risk = 1;\n`,
      },
      /web\/src\/features\/plans is in a cycle of folders: .*features\/risks \(.*plan-panel\.tsx:1\) -> .*features\/plans \(.*register-screen\.tsx:2\)/,
    ],
    [
      "two folders of the web platform import each other lazily, without a cycle of files",
      {
        "apps/web/src/platform/session/session.ts": `void import("../forms/drafts");\n`,
        "apps/web/src/platform/forms/drafts.ts": `export const drafts = 1;\n`,
        "apps/web/src/platform/forms/form.ts": `import { can } from "../session/can";\nexport const x = can;\n`,
        "apps/web/src/platform/session/can.ts": `export const can = 1;\n`,
      },
      /web\/src\/platform\/forms is in a cycle of folders: .*platform\/session \(.*form\.ts:1\)/,
    ],
    [
      "two folders of the api's platform import each other's types, without a cycle of files",
      {
        "apps/api/src/platform/outbox/worker.ts": `import type { Mailer } from "../mail/mailer";\nexport type X = Mailer;\n`,
        "apps/api/src/platform/mail/mailer.ts": `export type Mailer = 1;\n`,
        "apps/api/src/platform/mail/email.ts": `import type { Message } from "../outbox/message";\nexport type Y = Message;\n`,
        "apps/api/src/platform/outbox/message.ts": `export type Message = 1;\n`,
      },
      /api\/src\/platform\/mail is in a cycle of folders/,
    ],
    [
      "ui imports platform",
      {
        "apps/web/src/platform/api/call-error.ts": `export const messageOf = 1;\n`,
        "apps/web/src/ui/buttons/button.tsx": `import { messageOf } from "../../platform/api/call-error";\nexport const Button = messageOf;\n`,
      },
      /button\.tsx:1 .*ui must not import platform/,
    ],
    [
      "ui imports the contract of a feature",
      {
        "apps/web/src/ui/buttons/button.tsx": `import type { risk } from "@holdfast/contract/risks/risk";\nexport type Button = typeof risk;\n`,
      },
      /button\.tsx:1 .*of our packages only contract\/platform/,
    ],
    [
      "two folders of a package import each other, without a cycle of files",
      {
        "packages/contract/src/plans/plan.ts": `import { none } from "../risks/errors";\nexport const x = none;\n`,
        "packages/contract/src/plans/errors.ts": `export const y = 1;\n`,
        "packages/contract/src/risks/risk-report.ts": `import { y } from "../plans/errors";\nexport const z = y;\n`,
      },
      /packages\/contract\/src\/plans is in a cycle of folders/,
    ],
    [
      "product code imports the access cases of a feature",
      {
        "apps/api/src/features/risks/access.cases.ts": "export const cases = {};\n",
        "apps/api/src/app.ts": `import { cases } from "./features/risks/access.cases";\nexport const x = cases;\n`,
      },
      /app\.ts:1 .*only tests may import/,
    ],
    [
      "access cases under another name",
      { "apps/api/src/features/risks/register.cases.ts": "export const cases = {};\n" },
      /register\.cases\.ts files of an api feature/,
    ],
  ])("reports %s", (_boundary, files, violation) => {
    const violations = violationsWith(files);
    expect(violations.filter((line) => violation.test(line))).toHaveLength(1);
  });

  it("reports a tree without sources", () => {
    expect(checkBoundaries(path.join(root, "nowhere")).violations[0]).toMatch(/has no sources/);
  });
});

describe("code that only looks like a violation", () => {
  it.each<[string, Record<string, string>]>([
    [
      "a noun that ends in types",
      { "packages/content/src/library/impact/work-types.ts": "export const x = 1;\n" },
    ],
    [
      "an import in a comment",
      {
        [ROUTES]: `// import { sql } from "drizzle-orm";\n/*\n * import { sql } from "drizzle-orm";\n */\nexport const risksRoutes = "import { sql } from 'pg'";\n`,
      },
    ],
    [
      "a raw style sheet of another package",
      {
        "apps/api/src/platform/pdf/print-fonts.ts": `import css from "@holdfast/printables/plan.css?raw";\nexport const x = css;\n`,
      },
    ],
    [
      "a store's own table, in types and comments another one",
      {
        ...TABLES,
        [RISKS_STORE]: `import { sql } from "drizzle-orm";
// select 1 from plans
type Row = Pick<Organisation, "name" | "plans"> & Omit<Plan, "plans"> & Uses["plans"];
export const read = sql\`select 1 from risks r\`;
`,
      },
    ],
    [
      "text that reads like SQL",
      {
        ...TABLES,
        "apps/api/src/features/risks/risk-email.ts":
          "export const text = (name) => `${name} removed this from plans.`;\n",
      },
    ],
    [
      "access cases in the folder of their feature",
      {
        "apps/api/test/access/access-case.ts": "export const accessCase = 1;\n",
        "apps/api/src/features/risks/access.cases.ts": `import { accessCase } from "../../../test/access/access-case";\nexport const cases = { accessCase };\n`,
      },
    ],
    [
      "ui imports a rule of the contract's platform, its test imports platform, and its folders each other",
      {
        "apps/web/src/platform/api/call-error.ts": `export const CallError = 1;\n`,
        "apps/web/src/ui/buttons/icon.tsx": `import { a } from "@holdfast/contract/platform/endpoint";\nexport const Icon = a;\n`,
        "apps/web/src/ui/buttons/open.tsx": `import { Dialog } from "../overlays/dialog";\nexport const Open = Dialog;\n`,
        "apps/web/src/ui/overlays/dialog.tsx": `import { Button } from "../buttons/button";\nexport const Dialog = Button;\n`,
        "apps/web/src/ui/overlays/dialog.test.tsx": `import { CallError } from "../../platform/api/call-error";\nCallError();\n`,
      },
    ],
    ["a long test", { "apps/web/src/ui/icon.test.tsx": "export {};\n".repeat(500) }],
    ["a long text", { "packages/content/src/legal/terms.ts": "export {};\n".repeat(500) }],
  ])("accepts what only looks like a violation: %s", (_case, files) => {
    expect(violationsWith(files)).toEqual([]);
  });

  it("warns about a file of 251 lines", () => {
    write({ "apps/web/src/ui/buttons/icon.tsx": "export {};\n".repeat(251) });
    const { violations, warnings } = checkBoundaries(root);
    expect(violations).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining("icon.tsx has 251 lines")]);
  });
});

describe("npm run boundaries", () => {
  const run = promisify(execFile);
  const script = path.join(import.meta.dirname, "check-boundaries.ts");
  const boundaries = () => run(process.execPath, ["--import", "tsx", script, root]);

  it("reports that there are no violations", async () => {
    expect((await boundaries()).stdout).toBe("Boundaries hold: 21 files, 2 migrations.\n");
  });

  it("exits with 1 and a readable message", async () => {
    write({ [ROUTES]: `import { sql } from "drizzle-orm";\nexport const risksRoutes = sql;\n` });
    await expect(boundaries()).rejects.toMatchObject({
      code: 1,
      stderr: `${ROUTES}:1 drizzle-orm: SQL belongs in *-store.ts and *-table.ts only\nViolations: 1, in 21 files.\n`,
    });
  });
});
