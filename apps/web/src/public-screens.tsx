import { ContactScreen } from "./features/public-site/contact-screen";
import { LandingScreen } from "./features/public-site/landing/landing-screen";

/** The screens that the build renders to HTML, by their address. */
const SCREENS = { "/": LandingScreen, "/contact-us": ContactScreen } as const;

export type PublicPath = keyof typeof SCREENS;

export const PUBLIC_PATHS = Object.keys(SCREENS) as readonly PublicPath[];

export const isPublicScreen = (path: string | undefined): path is PublicPath =>
  path !== undefined && Object.hasOwn(SCREENS, path);

/** The screen of one of these addresses. */
export const PublicScreen = ({ path }: { readonly path: PublicPath }) => {
  const Screen = SCREENS[path];
  return <Screen />;
};
