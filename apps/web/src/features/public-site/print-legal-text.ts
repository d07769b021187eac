/**
 * Prints the text that is open in a reading window (its style sheet leaves all else out), and names the
 * file that a browser offers for it after the text.
 */
export function printLegalText(title: string): void {
  const before = document.title;
  document.title = `Holdfast ${title}`;
  window.print();
  document.title = before;
}
