/** Returns the average height of the rows in the scroll area (CSS pixels), 0 without rows. */
export function averageRowHeight(box: HTMLElement | null): number {
  const rows = [...(box?.querySelectorAll<HTMLElement>("[data-index]") ?? [])];
  return rows.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0) / Math.max(1, rows.length);
}
