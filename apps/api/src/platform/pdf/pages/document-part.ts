/** An element or a text of the document, as far as `fit-pages.ts` uses the DOM. */
export type Part = {
  readonly tagName: string;
  readonly className: string;
  readonly classList: { add(name: string): void; remove(name: string): void };
  readonly style: { width: string; removeProperty(name: string): void };
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly children: ArrayLike<Part> & Iterable<Part>;
  readonly childNodes: Iterable<Part>;
  readonly parentElement: Part | null;
  readonly previousElementSibling: Part | null;
  readonly lastElementChild: Part | null;
  readonly ownerDocument: {
    readonly defaultView: { getComputedStyle(part: Part): PartStyle };
    createElement(name: string): Part;
    createTreeWalker(root: Part, shown: number): { nextNode(): Part | null };
  };
  readonly scrollWidth: number;
  readonly clientWidth: number;
  hidden: boolean;
  textContent: string | null;
  nodeValue: string | null;
  getBoundingClientRect(): {
    readonly top: number;
    readonly bottom: number;
    readonly height: number;
  };
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): ArrayLike<Part> & Iterable<Part>;
  closest(selector: string): Part | null;
  matches(selector: string): boolean;
  cloneNode(deep: boolean): Part;
  removeAttribute(name: string): void;
  setAttribute(name: string, value: string): void;
  append(...parts: (Part | string)[]): void;
  prepend(...parts: Part[]): void;
  replaceChildren(...parts: Part[]): void;
  remove(): void;
};
type PartStyle = {
  readonly breakAfter: string;
  getPropertyValue(name: string): string;
};
