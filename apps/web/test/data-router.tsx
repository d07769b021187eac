import { createContext, type ReactNode, useContext, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

type DataRouterProps = {
  /** Where it begins. */
  readonly address: string;
  readonly children: ReactNode;
};

const Content = createContext<ReactNode>(null);

const AnyPage = () => useContext(Content);

/** As `MemoryRouter`, but in the data mode of the app's own router, which `UnsavedChangesPrompt` needs. */
export const DataRouter = ({ address, children }: DataRouterProps) => {
  const [router] = useState(() =>
    createMemoryRouter([{ path: "*", element: <AnyPage /> }], { initialEntries: [address] }),
  );
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  );
};
