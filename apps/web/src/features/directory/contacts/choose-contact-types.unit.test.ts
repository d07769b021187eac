import { CONTACT_TYPES } from "@holdfast/content/library/contact-types";
import { WORK_TYPES } from "@holdfast/content/library/impact/work-types";
import { expect, it } from "vitest";
import { chosenTypes, storeChosenTypes } from "./choose-contact-types";

it("begins with Internal and Full time, and remembers the last choice by organisation", () => {
  const { contactTypeId, workTypeId } = chosenTypes("harbour");
  expect(CONTACT_TYPES.find((type) => type.contactTypeId === contactTypeId)?.name).toBe("Internal");
  expect(WORK_TYPES.find((type) => type.workTypeId === workTypeId)?.name).toBe("Full time");
  storeChosenTypes("harbour", { contactTypeId: 3, workTypeId: 2 });
  expect(chosenTypes("harbour")).toEqual({ contactTypeId: 3, workTypeId: 2 });
  expect(chosenTypes("wharf")).toEqual({ contactTypeId, workTypeId });
});
