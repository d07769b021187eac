import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  readFile: accessCase("anyone", async (_take, world) => ({
    params: { name: await world.newImage() },
  })),
};
