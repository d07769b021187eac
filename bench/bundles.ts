import { printRow } from "./ground/report";
import { builtWeb, LANDING, loadOf, LOGIN_DIALOG, routedScreens } from "./ground/web-routes";

/*
 * What each page loads of the built web app, compressed, against the budget of the design (KiB of 1,024
 * bytes). With --check the process ends with 1 where a budget is broken. Fonts and pictures are not
 * counted.
 */

const BUDGET = { landingJs: 85, landingCss: 5, loginModal: 65, table: 165, form: 200 } as const;

/** Screens that are a table before anything else; the form of a row comes in a dialog of its own. */
const TABLES = new Set([
  "src/rooms/directory/contacts-screen.tsx",
  "src/rooms/risks/register/register-screen.tsx",
]);

const broken: string[] = [];
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

function hold(measure: string, bytes: number, budget: number, against = "budget, gzip"): void {
  const ratio = bytes / 1024 / budget;
  printRow({ measure, ours: kib(bytes), floor: `${budget} KiB`, ratio, against });
  if (ratio > 1) broken.push(`${measure}: ${kib(bytes)} is above its budget of ${budget} KiB.`);
}

const web = builtWeb();
const landing = web.filesOf(LANDING);
hold("landing page, JS", web.weigh(landing).js, BUDGET.landingJs);
hold("landing page, CSS", web.weigh(landing).css, BUDGET.landingCss);
const modal = [...web.filesOf([LOGIN_DIALOG])].filter((file) => !landing.has(file));
hold("login modal, JS on top", web.weigh(modal).js, BUDGET.loginModal);

const screens = routedScreens(web)
  .map((screen) => ({
    name: screen.replace(/^src\/rooms\/|\.tsx$/g, ""),
    js: web.weigh(web.filesOf(loadOf(screen))).js,
    budget: TABLES.has(screen) ? BUDGET.table : BUDGET.form,
  }))
  .sort((a, b) => b.js - a.js);
const heaviest = (budget: number) => screens.find((screen) => screen.budget === budget);
for (const [kind, budget] of [
  ["table", BUDGET.table],
  ["form", BUDGET.form],
] as const) {
  const found = heaviest(budget);
  if (found) hold(`heaviest ${kind} route, JS`, found.js, budget, `budget, gzip: ${found.name}`);
}
for (const { name, js, budget } of screens)
  if (js > budget * 1024 && heaviest(budget)?.name !== name) hold(`${name}, JS`, js, budget);

if (process.argv.includes("--check") && broken.length > 0) {
  for (const sentence of broken) console.error(sentence);
  process.exitCode = 1;
}
