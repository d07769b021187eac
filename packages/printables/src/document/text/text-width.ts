/** East Asian characters and pictures, which are twice as wide as others. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** Returns the width of a character in narrow ones: 1 or 2. */
export const characterWidth = (character: string): number =>
  character > LAST_ASCII && WIDE.test(character) ? 2 : 1;

const LAST_ASCII = "~";

/** Returns the width of a text in narrow characters. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0);
