import { Skeleton } from "../feedback/skeleton";
import { lazyComponent } from "../loading/lazy-component";

/*
 * The fields of which React Aria's parts weigh more than most screens: the calendar, and the lists that open below a
 * field. Screens use them from here, so that neither a screen nor a dialog has to be loaded separately for them.
 */

/** As high as a field with its label and the line of its message. */
const LOADING = <Skeleton lines={1} height={92} label="Loading the field..." />;

export const DateField = lazyComponent(
  async () => (await import("./inputs/date-field")).DateField,
  LOADING,
);

export const ComboBox = lazyComponent(
  async () => (await import("./choices/combo-box")).ComboBox,
  LOADING,
);

export const MultiSelect = lazyComponent(
  async () => (await import("./choices/multi-select")).MultiSelect,
  LOADING,
);
