import * as plans from "libphonenumber-js/max";
import { expect, it } from "vitest";
import { misreadNumbers } from "./misread-number-rules";

it("names each number by its record", () => {
  const number = { number: "+61 2 7555 1234", isMobile: true };
  const record = {
    id: "1",
    name: "Ana Silva",
    country: "NZ",
    numbers: [
      { field: "phone", label: "phone", number: null, isMobile: false },
      { field: "mobile", label: "mobile", ...number },
    ],
  };
  expect(misreadNumbers(plans, [record, { ...record, country: "AU" }], "AU")).toEqual([
    {
      key: "1 mobile",
      recordId: "1",
      field: "mobile",
      name: "Ana Silva, mobile",
      saved: "+61 2 7555 1234",
      reread: "+64 27 555 1234",
    },
  ]);
});
