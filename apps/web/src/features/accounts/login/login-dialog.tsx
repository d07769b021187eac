import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Alert } from "../../../ui/feedback/alert";
import { Dialog } from "../../../ui/overlays/dialog";
import { useUnsaved } from "../../../ui/overlays/unsaved-changes";
import { focusTitleAfterLoad } from "../../../ui/layout/focus-page-title";
import { Tabs } from "../../../ui/layout/navigation/tabs";
import { useSessionExpired } from "../../../platform/session/use-session";
import { CodeForm } from "./code-form";
import { LinkSignInPanel } from "./link-sign-in-panel";
import { LoginForm } from "./login-form";
import styles from "./login.module.css";
import { NotActivatedNotice } from "./not-activated-notice";
import { RegisterForm } from "../registration/register-form";
import { RegisteredPanel } from "../registration/registered-panel";
import { EMPTY_REGISTRATION, hasInput } from "../registration/registration-draft-rules";
import { SessionExpiredNotice } from "./session-expired-notice";
import type { Credentials, SentCode } from "./sign-in-rules";

type Tab = "login" | "register";

/** The step shown: the two tabs, or what follows from one of them. */
type Step =
  | { readonly at: "tabs"; readonly trouble?: string }
  | { readonly at: "link"; readonly link: string }
  | { readonly at: "code"; readonly credentials: Credentials; readonly sent: SentCode }
  | { readonly at: "not-activated"; readonly credentials: Credentials; readonly message: string }
  | { readonly at: "registered"; readonly email: string };

type LoginDialogProps = {
  readonly start: Tab;
  /** A partner's single-sign-in link from the address bar; it is tried first. */
  readonly link?: string | null;
  readonly onClose: () => void;
  /** Opens the user's start page; by a full page load unless set. */
  readonly onSignedIn?: (page: string) => void;
};

const loadPage = (page: string) => {
  focusTitleAfterLoad();
  window.location.assign(page);
};

const TITLES = {
  tabs: "Welcome to Holdfast",
  link: "Logging you in...",
  code: "One more step",
  "not-activated": "Activate your account",
  registered: "Thank you for registering.",
} as const;

/** Asks before the dialog closes over an unfinished registration, on either tab. */
const UnsavedDraft = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  useUnsaved(isUnsaved);
  return null;
};

/**
 * Login and registration (specification 2 and 4): 600 wide with an explanation panel, otherwise 500. A tab is
 * mounted when it is opened, so changing tab clears its error message; the registration draft is kept.
 */
export const LoginDialog = (props: LoginDialogProps) => {
  const { start, link = null, onClose, onSignedIn = loadPage } = props;
  const [tab, setTab] = useState<Tab>(start);
  const [step, setStep] = useState<Step>(link === null ? { at: "tabs" } : { at: "link", link });
  const [rememberMe, setRememberMe] = useState(false);
  const [userName, setUserName] = useState("");
  const [draft, setDraft] = useState(EMPTY_REGISTRATION);
  const isExpired = useSessionExpired();
  const toTabs = () => setStep({ at: "tabs" });

  return (
    <I18nProvider locale="en-AU">
      <Dialog
        title={TITLES[step.at]}
        isOpen
        onClose={onClose}
        width={step.at === "tabs" ? 600 : 500}
      >
        <UnsavedDraft isUnsaved={step.at !== "registered" && hasInput(draft)} />
        {step.at === "link" && (
          <LinkSignInPanel
            link={step.link}
            onSignedIn={onSignedIn}
            onFailed={(trouble) => setStep({ at: "tabs", trouble })}
          />
        )}
        {step.at === "tabs" && step.trouble === undefined && isExpired && (
          <div className={styles.above}>
            <SessionExpiredNotice />
          </div>
        )}
        {step.at === "tabs" && step.trouble !== undefined && (
          <div className={styles.above}>
            <Alert variant="problem">{step.trouble}</Alert>
          </div>
        )}
        {step.at === "tabs" && (
          <Tabs
            label="Log in or register"
            current={tab}
            onChange={(next) => {
              setTab(next);
              toTabs();
            }}
            tabs={[
              {
                id: "login",
                name: "Log in",
                content: (
                  <LoginForm
                    userName={userName}
                    rememberMe={rememberMe}
                    onRememberMe={setRememberMe}
                    onCodeSent={(credentials, sent) => {
                      setUserName(credentials.email);
                      setStep({ at: "code", credentials, sent });
                    }}
                    onNotActivated={(credentials, message) => {
                      setUserName(credentials.email);
                      setStep({ at: "not-activated", credentials, message });
                    }}
                  />
                ),
              },
              {
                id: "register",
                name: "Register",
                content: (
                  <RegisterForm
                    draft={draft}
                    onDraft={setDraft}
                    onRegistered={(email) => setStep({ at: "registered", email })}
                  />
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
