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

/** /admin/settings: name and picture, contact details, sign-in, and the person's own data. */
export const SettingsScreen = () => {
  const user = useRead(readUser, {});
  return (
    <PageFrame
      title="Settings"
      purpose="Your name and picture, how we reach you, how you sign in, and your data."
      helpTitle="Why a second factor"
      help={
        <>
          <p>
            Your plans say where your business can be hurt. A password alone can be guessed or
            stolen, so each sign-in asks for a code as well.
          </p>
          <p>
            <strong>For example:</strong> somebody who reads your mail can also read a code that
            comes by email. A code on your phone is out of their reach.
          </p>
          <p>Changing your email, phone or second factor asks for your password once more.</p>
        </>
      }
    >
      {user.data === undefined ? (
        user.isError ? (
          <ReadFailed of={user} />
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
