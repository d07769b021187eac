import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Dialog } from "../../design/dialog";
import { Tabs } from "../../design/tabs";
import { CodeForm } from "./code-form";
import { LoginForm } from "./login-form";
import { NotActivatedNotice } from "./not-activated-notice";
import { RegisterForm } from "./register-form";
import { RegisteredPanel } from "./registered-panel";
import type { Credentials, SentCode } from "./sign-in-rules";

type Tab = "login" | "register";

/** Where the person stands: at the two tabs, or at what follows from one of them. */
type Step =
  | { readonly at: "tabs" }
  | { readonly at: "code"; readonly credentials: Credentials; readonly sent: SentCode }
  | { readonly at: "not-activated"; readonly credentials: Credentials; readonly message: string }
  | { readonly at: "registered"; readonly email: string };

type LoginDialogProps = {
  readonly start: Tab;
  readonly onClose: () => void;
  /** Goes to the page that is the person's own; by loading it anew unless told otherwise. */
  readonly onSignedIn?: (page: string) => void;
};

const loadPage = (page: string) => window.location.assign(page);

const TITLES = {
  tabs: "Welcome to Holdfast",
  code: "One more step",
  "not-activated": "Activate your account",
  registered: "Thank you for registering.",
} as const;

/**
 * Login and registration (specification 2 and 4): 600 wide with an explanation panel, otherwise 500. Each
 * tab is drawn anew when it is opened, so changing tab clears its error message.
 */
export const LoginDialog = ({ start, onClose, onSignedIn = loadPage }: LoginDialogProps) => {
  const [tab, setTab] = useState<Tab>(start);
  const [step, setStep] = useState<Step>({ at: "tabs" });
  const [rememberMe, setRememberMe] = useState(false);
  const toTabs = () => setStep({ at: "tabs" });

  return (
    <I18nProvider locale="en-AU">
      <Dialog
        title={TITLES[step.at]}
        isOpen
        onClose={onClose}
        width={step.at === "tabs" ? 600 : 500}
      >
        {step.at === "tabs" && (
          <Tabs
            label="Log in or register"
            current={tab}
            onChange={setTab}
            tabs={[
              {
                id: "login",
                name: "Log in",
                content: (
                  <LoginForm
                    rememberMe={rememberMe}
                    onRememberMe={setRememberMe}
                    onCodeSent={(credentials, sent) => setStep({ at: "code", credentials, sent })}
                    onNotActivated={(credentials, message) =>
                      setStep({ at: "not-activated", credentials, message })
                    }
                  />
                ),
              },
              {
                id: "register",
                name: "Register",
                content: (
                  <RegisterForm onRegistered={(email) => setStep({ at: "registered", email })} />
                ),
              },
            ]}
          />
        )}
        {step.at === "code" && (
          <CodeForm
            credentials={step.credentials}
            sent={step.sent}
            rememberMe={rememberMe}
            onSignedIn={onSignedIn}
            onBack={toTabs}
          />
        )}
        {step.at === "not-activated" && (
          <NotActivatedNotice
            credentials={step.credentials}
            message={step.message}
            onLogin={toTabs}
          />
        )}
        {step.at === "registered" && <RegisteredPanel email={step.email} onDone={onClose} />}
      </Dialog>
    </I18nProvider>
  );
};
