import { BUDGET, exitIfExceeded, checkBudget, checkRoutes } from "./setup/web-budgets";
import {
  builtWeb,
  isRendered,
  LANDING,
  loadOf,
  MAP,
  mapDataBytes,
  routedPages,
} from "./setup/web-routes";

/*
 * The compressed size of what each page of the built web app loads by its module graph, against the design's budget.
 * With --check the process exits with 1 if a budget is exceeded. Fonts and images are not counted, nor parts that are
 * fetched when first rendered: bench/page-loads.ts measures those.
 */

const web = builtWeb();
const landing = web.filesOf([LANDING]);
checkBudget("landing page, JS", web.weigh(landing).js, BUDGET.landingJs);
checkBudget("landing page, CSS", web.weigh(landing).css, BUDGET.landingCss);
const pages = (await routedPages()).filter(({ path }) => !isRendered(path));
checkRoutes(
  "JS by the module graph",
  pages.map((page) => ({ ...page, js: web.weigh(web.filesOf(loadOf(page))).js })),
);
const dashboard = pages.filter(({ path }) => path === "/dashboard").flatMap(loadOf);
const loaded = web.filesOf(dashboard);
const map = [...web.filesOf([MAP])].filter((file) => !loaded.has(file));
checkBudget("map of locations, JS on top", web.weigh(map).js, BUDGET.mapJs);
checkBudget("map of locations, outlines", mapDataBytes(), BUDGET.mapData);
exitIfExceeded();
