import { countPageView } from "./count-page-view";

export const publicSiteRoutes = [countPageView];
