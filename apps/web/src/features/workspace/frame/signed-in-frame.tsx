import { QueryClientProvider } from "@tanstack/react-query";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Outlet } from "react-router";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { createQueryClient } from "../../../platform/api/query-client";
import { useRefusedAccess } from "../access/use-refused-access";

const client = createQueryClient();

/** What every signed-in screen needs: the query cache, the Australian locale, the toasts, and reasons for refusals. */
export const SignedInFrame = () => {
  useRefusedAccess(client);
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale="en-AU">
        <Outlet />
        <ToastRegion />
      </I18nProvider>
    </QueryClientProvider>
  );
};
