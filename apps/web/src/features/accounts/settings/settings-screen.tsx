import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { PageFrame } from "../../../ui/layout/page-frame";
import { ReadFailed } from "../../../ui/feedback/read-failed";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useRead } from "../../../platform/api/use-endpoint";
import { AvatarSection } from "./avatar-section";
import { PasswordCard } from "./password-card";
import { ProfileCard } from "./profile-card";
import { SessionsCard } from "./sessions-card";
import { YourDataCard } from "./your-data-card";

/** /admin/settings: name and image, contact details, login, and the user's own data. */
export const SettingsScreen = () => {
  const user = useRead(readUser, {});
  return (
    <PageFrame
      title="Settings"
      purpose="Your name and image, how we reach you, how you log in, and your data."
      helpTitle="Why use a second factor"
      help={
        <>
          <p>
            Your plans describe your business's weak points. A password alone can be guessed or
            stolen, so each login also asks for a code.
          </p>
          <p>
            <strong>For example:</strong> anyone with access to your mailbox can read an emailed
            code, but not a code on your phone.
          </p>
          <p>You will be asked for your password to change your email, phone or second factor.</p>
        </>
      }
    >
      {user.data === undefined ? (
        user.isError ? (
          <ReadFailed query={user} />
        ) : (
          <Skeleton lines={8} height={48} />
        )
      ) : (
        <>
          <ProfileCard user={user.data} image={<AvatarSection user={user.data} />} />
          <PasswordCard />
          <SessionsCard />
          <YourDataCard email={user.data.email} />
        </>
      )}
    </PageFrame>
  );
};
