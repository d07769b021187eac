import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/button";
import { loadLoginDialog } from "./public";

type AccountLoginSectionProps = {
  /** The tab that it opens, and the words on it. */
  readonly start: "login" | "register";
};

const LoginDialog = lazy(async () => ({ default: await loadLoginDialog() }));

/** The way on from an account page: 'Log in' or 'Register', and the window it opens. */
export const AccountLoginSection = ({ start }: AccountLoginSectionProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onPress={() => setOpen(true)}>
        {start === "login" ? "Log in" : "Register"}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LoginDialog start={start} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
