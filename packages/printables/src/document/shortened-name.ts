/** East Asian characters and pictures, which are as wide as two letters. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** Shortens a name to the width of `mostLetters` letters for a single line, such as the running header. */
export const shortenedName = (name: string, mostLetters: number): string => {
  const letters = [...name];
  let width = 0;
  const ends = letters.map((letter) => (width += WIDE.test(letter) ? 2 : 1));
  if (width <= mostLetters) return name;
  return `${letters.slice(0, ends.filter((end) => end < mostLetters).length).join("")}…`;
};
