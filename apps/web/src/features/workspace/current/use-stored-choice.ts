import { useCallback, useState } from "react";
import type { ENDS_WITH_SESSION } from "../../../platform/session/session-keys";

type Chosen = (typeof ENDS_WITH_SESSION)["organisation" | "plan"];

/**
 * The id of the selected organisation or plan, remembered across visits. Stored in local storage under `key` until
 * the session ends; the next login opens the default organisation (specification 4). `linked` is the id that the
 * address names when the workspace opens, which is selected instead.
 */
export function useStoredChoice(
  key: Chosen,
  linked: string | null,
): {
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
  readonly forget: () => void;
} {
  const [chosen, setChosen] = useState(() => linked ?? localStorage.getItem(key));
  const choose = (id: string) => {
    localStorage.setItem(key, id);
    setChosen(id);
  };
  const forget = useCallback(() => {
    localStorage.removeItem(key);
    setChosen(null);
  }, [key]);
  return { chosen, choose, forget };
}
