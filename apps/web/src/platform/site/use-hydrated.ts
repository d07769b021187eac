import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False while the build renders a page and while the browser takes it over, which must render the same; true at once
 * elsewhere. For what only the browser knows: the installation, the window, storage.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
