/** A name that stands in one line, such as the running head, cut after so many letters; the cover has it whole. */
export const shortenedName = (name: string, mostLetters: number): string => {
  const letters = [...name];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join("")}…` : name;
};
