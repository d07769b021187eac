import { QueryClientProvider } from "@tanstack/react-query";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Outlet } from "react-router";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { useRefusedAccess } from "../access/use-refused-access";
import { signedInClient } from "../current/read-first";

/** What every signed-in screen needs: the query cache, the Australian locale, the toasts, and reasons for refusals. */
export const SignedInFrame = () => {
  useRefusedAccess(signedInClient);
  return (
    <QueryClientProvider client={signedInClient}>
      <I18nProvider locale="en-AU">
        <Outlet />
        <ToastRegion />
      </I18nProvider>
    </QueryClientProvider>
  );
};
