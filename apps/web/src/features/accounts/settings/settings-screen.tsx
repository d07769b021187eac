import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { PageFrame } from "../../../ui/layout/page-frame";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useRead } from "../../../platform/api/use-endpoint";
import { AppearanceCard } from "./appearance-card";
import { AvatarSection } from "./avatar-section";
import { PasswordCard } from "./security/password-card";
import { ProfileCard } from "./profile-card";
import { RemindersCard } from "./reminders-card";
import { SessionsCard } from "./security/sessions-card";
import { YourDataCard } from "./your-data-card";

/** /admin/settings: name and image, contact details, login, theme, and the user's own data. */
export const SettingsScreen = () => {
  const user = useRead(readUser, {});
  return (
    <PageFrame
      title="Settings"
      purpose="Your profile, how you log in, the theme and your data."
      helpTitle="Why use two-factor authentication"
      help={
        <>
          <p>
            Your plans describe your business’s weak points. A password alone can be guessed or
            stolen, so each login also asks for a code.
          </p>
          <p>
            <strong>For example:</strong> anyone with access to your mailbox can read an emailed
            code, but not a code on your phone.
          </p>
          <p>
            We ask for your password when you change your email, phone or two-factor authentication.
          </p>
        </>
      }
    >
      <QueryBoundary queries={[user]} loading={<Skeleton lines={8} height={48} />}>
        {(own) => (
          <>
            <ProfileCard user={own} image={<AvatarSection user={own} />} />
            <PasswordCard />
            <AppearanceCard />
            <RemindersCard />
            <SessionsCard />
            <YourDataCard email={own.email} />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};
