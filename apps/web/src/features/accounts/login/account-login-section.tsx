import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { lazyComponent } from "../../../ui/loading/lazy-component";

type AccountLoginSectionProps = {
  /** The tab it opens, and so the label of the button. */
  readonly start: "login" | "register";
};

const LoginDialog = lazyComponent(async () => (await import("./login-dialog")).LoginDialog);

/** A 'Log in' or 'Register' button on an account page, and the dialog it opens. */
export const AccountLoginSection = ({ start }: AccountLoginSectionProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {start === "login" ? "Log in" : "Register"}
      </Button>
      {isOpen && <LoginDialog start={start} onClose={() => setOpen(false)} />}
    </>
  );
};
