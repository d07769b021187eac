import { useState } from "react";

/** An id that outlives the visit: which organisation, which plan. Kept in local storage under `key`. */
export function useStoredChoice(key: string): [string | null, (id: string) => void] {
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  const choose = (id: string) => {
    localStorage.setItem(key, id);
    setChosen(id);
  };
  return [chosen, choose];
}
