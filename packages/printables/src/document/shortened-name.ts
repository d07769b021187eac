/** Shortens a name to `mostLetters` characters for a single line, such as the running header. */
export const shortenedName = (name: string, mostLetters: number): string => {
  const letters = [...name];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join("")}…` : name;
};
