import { type AccessCases, accessCase } from "../../../test/access/access-case";
import { PASSWORD } from "../../../test/factories/people";

export const cases: AccessCases = {
  downloadPersonalData: accessCase("signedIn"),
  deleteAccount: accessCase("deleteAccount", async () => ({
    body: { password: PASSWORD, email: "another@access.example" },
  })),
};
