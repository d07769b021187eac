import { countPageView } from "./count-page-view";
import { listNews } from "./list-news";

export const publicSiteRoutes = [countPageView, listNews];
