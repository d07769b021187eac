import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/* The error catalogue of the specification, entry by entry: a test of the web app asserts each text on its screen. */

/** The web test that asserts the text, by the entry of the catalogue or of the success messages. */
const SHOWN_BY_WEB: readonly (readonly [row: string, test: string, ...texts: string[]])[] = [
  ["Any HTTP 401", "platform/api/call-endpoint.test.ts", "signs out on any 401"],
  ["402", "platform/forms/use-contract-form.test.tsx", "Payment required."],
  ["417 and other errors", "platform/api/call-endpoint.test.ts", "throws what the server said"],
  [
    "Generic",
    "platform/api/call-endpoint.test.ts",
    "Sorry, an error occurred. Please try again later.",
  ],
  [
    "Authentication failure, login 403, OTP send 403",
    "features/accounts/login-dialog.test.tsx",
    "Sorry, we could not authenticate you. Please activate your account. If you did not receive the confirmation email, please click the Resend button.",
    "offers Login and Resend",
  ],
  [
    "Login 401, OTP send 401",
    "features/accounts/login-dialog.test.tsx",
    "The email or password is incorrect.",
  ],
  [
    "OTP verify 401",
    "features/accounts/login-dialog.test.tsx",
    "The code is invalid. Please resend the code and try again.",
  ],
  [
    "Register success",
    "features/accounts/login-dialog.test.tsx",
    "An email with a link to activate your account has been sent to ",
    "Thank you for registering.",
  ],
  [
    "OTP sent",
    "features/accounts/login-dialog.test.tsx",
    "One-time passcode has been sent via email",
    "One-time passcode has been sent via SMS",
  ],
  [
    "Email confirm 400 or 401",
    "features/accounts/confirm-email-screen.test.tsx",
    "This user does not exist. Please register or log in another account.",
    "[400, 401]",
  ],
  [
    "Email confirm 418",
    "features/accounts/confirm-email-screen.test.tsx",
    "The user token is invalid or expired. please log in and resend the confirmation email.",
  ],
  [
    "Email confirm title",
    "features/accounts/confirm-email-screen.test.tsx",
    "Sorry, an error occurred",
  ],
  [
    "Email update failure",
    "features/accounts/update-email-screen.test.tsx",
    "Please try again later.",
    "Sorry, this email is already exist",
  ],
  [
    "Invalid invitation",
    "features/accounts/invitation-screen.test.tsx",
    "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
  ],
  [
    "Reset email 401",
    "features/accounts/reset-password-screen.test.tsx",
    "Sorry, we couldn't find an account with the email ",
  ],
  [
    "Reset email success",
    "features/accounts/reset-password-screen.test.tsx",
    "If this email address is registered, you will receive an email with password reset instructions in a moment.",
  ],
  [
    "Password update success",
    "features/accounts/reset-password-screen.test.tsx",
    "Your password has been successfully updated.",
  ],
  [
    "Password update 500",
    "features/accounts/reset-password-screen.test.tsx",
    "Your password cannot be updated. This is possibly because the link we sent to you is expired. Please send verification email again.",
  ],
  [
    "Profile update 409",
    "features/accounts/settings/settings-screen.test.tsx",
    "Sorry, this email is already exist",
  ],
  [
    "Invalid phone",
    "features/accounts/settings/settings-screen.test.tsx",
    "Please add a valid number.",
    "Please enter a valid number",
    "Please enter a valid code",
  ],
  ["Rendering failure", "ui/feedback/failure-boundary.test.tsx", "Sorry, an error occurred."],
  [
    "Success messages, settings",
    "features/accounts/settings/settings-screen.test.tsx",
    "Saved successfully.",
    "Verification code has been sent.",
    "Successfully verified.",
  ],
  [
    "Success messages, avatar",
    "features/accounts/settings/avatar-section.test.tsx",
    "Avatar has been successfully uploaded",
  ],
  [
    "Success messages, activation",
    "features/accounts/confirm-email-screen.test.tsx",
    "Account Successfully Activated",
  ],
  [
    "Success messages, invitation",
    "features/accounts/invitation-screen.test.tsx",
    "Your account has been successfully activated.",
  ],
  [
    "Success messages, email update",
    "features/accounts/update-email-screen.test.tsx",
    "Email Successfully Updated, please log in with your new email.",
  ],
  [
    "Success messages, users",
    "features/organisations/members/members-screen.test.tsx",
    "Invitation has been sent.",
    "The user's role has been successfully updated",
    "Sent successfully",
  ],
];

describe("the web app shows, asserted by one of its tests", () => {
  const web = fileURLToPath(new URL("../apps/web/src", import.meta.url));
  it.each(SHOWN_BY_WEB)("%s", async (_row, file, ...texts) => {
    const source = (await readFile(path.join(web, file), "utf8")).replaceAll(/\s+/g, " ");
    for (const text of texts) expect([text, source.includes(text)]).toEqual([text, true]);
  });
});
