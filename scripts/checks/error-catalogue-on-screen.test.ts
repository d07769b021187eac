import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/*
 * The error catalogues of the two specifications, entry by entry: a test of the web app, or a journey, asserts each text on
 * its screen.
 */

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
    "features/accounts/login/login-dialog.test.tsx",
    "Sorry, we could not authenticate you. Please activate your account. If you did not receive the confirmation email, please click the Resend button.",
    "offers Login and Resend",
  ],
  [
    "Login 401, OTP send 401",
    "features/accounts/login/login-dialog.test.tsx",
    "The email or password is incorrect.",
  ],
  [
    "OTP verify 401",
    "features/accounts/login/login-dialog.test.tsx",
    "The code is invalid. Please resend the code and try again.",
  ],
  [
    "Register success, email",
    "features/accounts/login/login-dialog.test.tsx",
    "An email with a link to activate your account has been sent to ",
  ],
  [
    "Register success",
    "features/accounts/registration/registration.test.tsx",
    "Thank you for registering.",
  ],
  [
    "OTP sent",
    "features/accounts/login/login-dialog.test.tsx",
    "One-time passcode has been sent via email",
    "One-time passcode has been sent via SMS",
  ],
  [
    "Email confirm 400 or 401",
    "features/accounts/email-links/confirm-email-screen.test.tsx",
    "This user does not exist. Please register or log in another account.",
    "[400, 401]",
  ],
  [
    "Email confirm 418",
    "features/accounts/email-links/confirm-email-screen.test.tsx",
    "The user token is invalid or expired. please log in and resend the confirmation email.",
  ],
  [
    "Email confirm title",
    "features/accounts/email-links/confirm-email-screen.test.tsx",
    "Sorry, an error occurred",
  ],
  [
    "Email update failure",
    "features/accounts/email-links/update-email-screen.test.tsx",
    "Please try again later.",
    "Sorry, this email is already exist",
  ],
  [
    "Invalid invitation",
    "features/accounts/email-links/invitation-screen.test.tsx",
    "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
  ],
  [
    "Reset email 401",
    "features/accounts/email-links/reset-password-screen.test.tsx",
    "Sorry, we couldn't find an account with the email ",
  ],
  [
    "Reset email success",
    "features/accounts/email-links/reset-password-screen.test.tsx",
    "If this email address is registered, you will receive an email with password reset instructions in a moment.",
  ],
  [
    "Password update success",
    "features/accounts/email-links/reset-password-screen.test.tsx",
    "Your password has been successfully updated.",
  ],
  [
    "Password update 500",
    "features/accounts/email-links/reset-password-screen.test.tsx",
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
  [
    "Create organisation 400, 402, 403",
    "features/clients/new-client-form.test.tsx",
    "Sorry, you cannot create Organisation and Plan for yourself.",
    "Sorry, there is not enough quota remaining.",
    "Sorry, you don't have the authorization to create a organisation or plan.",
    "Create successfully",
  ],
  [
    "Add broker 404, 409, and the successes of brokers",
    "features/admin-users/admin-users-screen.test.tsx",
    "The user is not found.",
    "The user is already a broker.",
    "The user has been successfully added as a broker",
    "The broker has been successfully deleted",
  ],
  [
    "Create promo code 409, and the successes of promo codes and transfers",
    "features/subscriptions/quota-dialog.test.tsx",
    "This promo code already exists. Please choose another code.",
    "Create successfully",
    "7 keys have been successfully transferred",
  ],
  [
    "Success messages, keys",
    "features/subscriptions/subscriptions-table.test.tsx",
    "Subscription Key copied",
  ],
  [
    "Success messages, promo codes",
    "../../../e2e/brokers/broker-keys.journey.ts",
    "Promo code copied",
  ],
  [
    "Discount, payment failure",
    "features/purchases/checkout-card.test.tsx",
    "Discount code applied.",
    "This discount code is invalid.",
    "Payment was failed",
  ],
  [
    "Success messages, business information",
    "features/organisations/business-info/business-info-form.test.tsx",
    "Business information has been successfully updated",
  ],
  [
    "Success messages, branch and alternative site",
    "features/organisations/locations/places-card.test.tsx",
    "The branch has been successfully deleted",
    "The alternative site has been successfully deleted",
  ],
  [
    "Success messages, customer, supplier and strategic third party",
    "features/directory/delete-dialog.test.tsx",
    "The customer has been successfully deleted",
    "The supplier has been successfully deleted",
    "The strategic third party has been successfully deleted",
  ],
  [
    "Success messages, strategic area",
    "features/strategic-areas/strategic-areas-screen.test.tsx",
    "has been successfully deleted",
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
    "features/accounts/email-links/confirm-email-screen.test.tsx",
    "Account Successfully Activated",
  ],
  [
    "Success messages, invitation",
    "features/accounts/email-links/invitation-screen.test.tsx",
    "Your account has been successfully activated.",
  ],
  [
    "Success messages, email update",
    "features/accounts/email-links/update-email-screen.test.tsx",
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

/** The same for the plan workspace (its sections 5 and 8); files from `apps/web/src/features`, or a journey. */
const SHOWN_IN_PLANS: readonly (readonly [row: string, test: string, ...texts: string[]])[] = [
  [
    "Expired plan",
    "plan/expired-plan.journey.ts",
    "Your plan has expired. Please renew plan subscription to view this section.",
  ],
  ["402 on the report", "risks/report/report-screen.test.tsx", "Payment required."],
  [
    "Plan successes",
    "plans/use-plan-saved.test.tsx",
    "The plan has been successfully created",
    "The plan has been successfully updated",
    "The plan has been successfully renewed",
    "The plan has been successfully deleted",
  ],
  [
    "Subscription key",
    "plan/second-plan.full.journey.ts",
    "Please input a valid Subscription Key or Promo Code.",
  ],
  [
    "Preset loading",
    "risks/assessment/assessment-screen.test.tsx",
    "Loading the risk presets failed.",
  ],
  [
    "Deselect a risk",
    "risks/assessment/assessment-screen.test.tsx",
    "Are you sure to delete this risk?",
  ],
  ["Delete a risk", "risks/register/register-screen.test.tsx", "Sure to delete?"],
  [
    "Risk form",
    "risks/risk-form/risk-form.test.tsx",
    "Please select Likelihood",
    "Please input Loss Value",
    "Please select Mitigation Strategy",
    "Please make a select",
    "This field cannot be empty",
  ],
  [
    "Report form",
    "risks/report/report-screen.test.tsx",
    "Please select an answer.",
    "Please input a value.",
    "The report has been successfully saved",
  ],
  ["Export", "risks/register/register-screen.test.tsx", "Export successfully", "Export failed"],
  ["Download", "risks/report/report-screen.test.tsx", "Download successfully", "Download failed"],
  [
    "Criticality",
    "impact-analysis/strategic/ratings/area-rating-form.test.tsx",
    "Please select criticality",
  ],
  [
    "Asset deleted",
    "impact-analysis/operational/operational-bia-screen.test.tsx",
    "The asset has been successfully deleted",
  ],
  [
    "Imported",
    "impact-analysis/operational/operational-bia-screen.test.tsx",
    "Imported successfully",
  ],
  [
    "Import of assets",
    "plan/import-assets.full.journey.ts",
    "Import fails due to the following reasons",
    "The following records are either duplicate or already exist",
    "The following rows are invalid. Please make sure you input all required fields for each record.",
    "Please input description",
  ],
  [
    "Document forms",
    "documents/document-forms.test.tsx",
    "Please input a valid URL.",
    "Please input an friendly name.",
    "Please input the folder name.",
    "The file is already exist, please either delete the old one first, or rename the file you want to upload",
    "The document has been successfully uploaded",
    "The url link has been successfully added",
    "The document information has been successfully updated",
  ],
  [
    "Document deleted",
    "plan/documents.full.journey.ts",
    "The document has been successfully deleted",
  ],
];

describe("the web app shows, asserted by one of its tests", () => {
  const web = fileURLToPath(new URL("../../apps/web/src", import.meta.url));
  const journeys = fileURLToPath(new URL("../../e2e", import.meta.url));
  it.each(SHOWN_BY_WEB)("shows in the web app: %s", async (_row, file, ...texts) => {
    const source = (await readFile(path.join(web, file), "utf8")).replaceAll(/\s+/g, " ");
    for (const text of texts) expect([text, source.includes(text)]).toEqual([text, true]);
  });

  it.each(SHOWN_IN_PLANS)("shows in a plan's screens: %s", async (_row, file, ...texts) => {
    const folder = file.endsWith(".journey.ts") ? journeys : path.join(web, "features");
    const source = (await readFile(path.join(folder, file), "utf8")).replaceAll(/\s+/g, " ");
    for (const text of texts) expect([text, source.includes(text)]).toEqual([text, true]);
  });
});
