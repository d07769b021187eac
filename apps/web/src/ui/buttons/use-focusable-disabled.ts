import { useState } from "react";
import type { ButtonProps } from "react-aria-components/Button";

/**
 * Returns the properties of a button that can be disabled while it has the focus, such as Save after a save. It then
 * ignores presses but remains focusable until the focus moves on. A `disabled` button would lose the focus, and a
 * person without a mouse would be back at the start of the page.
 */
export function useFocusableDisabled(isDisabled = false, onPress?: ButtonProps["onPress"]) {
  const [isFocused, setFocused] = useState(false);
  const isHeld = isDisabled && isFocused;
  return {
    isHeld,
    properties: {
      isDisabled: isDisabled && !isFocused,
      onFocusChange: setFocused,
      ...(isHeld ? { "aria-disabled": true } : onPress && { onPress }),
      ...(isDisabled && { "data-off": "" }),
    },
  };
}
