/** Short titles of the statements that the policy's form offers, by their preset. */
export const STATEMENT_TITLES: Readonly<Record<number, string>> = {
  1: "Directors and senior managers",
  2: "The owner and trusted managers",
  3: "The heads of each function",
  4: "A team appointed by the Board",
  5: "Local management with the parent or franchise group",
  6: "Executives with outside advisers",
};
