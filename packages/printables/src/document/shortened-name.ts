/** East Asian characters and pictures, which are twice as wide as others. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** Shortens a name to a width of `maxWidth` characters for a single line, such as the running header. */
export const shortenedName = (name: string, maxWidth: number): string => {
  const characters = [...name];
  let width = 0;
  const ends = characters.map((character) => (width += WIDE.test(character) ? 2 : 1));
  if (width <= maxWidth) return name;
  return `${characters.slice(0, ends.filter((end) => end < maxWidth).length).join("")}…`;
};
