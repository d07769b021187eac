/**
 * Prints the legal text that is open (the style sheet hides everything else), and sets the document title so
 * that browsers suggest it as the file name.
 */
export function printLegalText(title: string): void {
  const before = document.title;
  document.title = `Holdfast ${title}`;
  window.print();
  document.title = before;
}
