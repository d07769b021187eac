import axe from "axe-core";
import { expect } from "vitest";

/**
 * Asserts that a part of a page has no accessibility violations.
 *
 * @param options.isWholePage whether everything must be in a landmark, as on a page and not in a part of one
 */
export async function expectAccessible(
  part: Element = document.body,
  { isWholePage = false }: { readonly isWholePage?: boolean } = {},
): Promise<void> {
  const rules = { region: { enabled: isWholePage } };
  // React Aria's announcements name fields that are gone.
  const context = { include: [part], exclude: ["[data-live-announcer]"] };
  const { violations } = await axe.run(context, { resultTypes: ["violations"], rules });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found, "accessibility").toEqual([]);
}
