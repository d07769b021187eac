import { idleComponent } from "../../platform/routing/idle-component";

/** The button that explains the term of a column. Loaded late, because tables have the smallest budget of bytes. */
export const ColumnHelpPopover = idleComponent(
  async () => (await import("./term-popover")).TermPopover,
);
