import { Checkbox } from "../fields/choices/checkbox";
import { CheckboxGroup } from "../fields/choices/checkbox-group";
import { RadioGroup } from "../fields/choices/radio-group";
import { Slider } from "../fields/inputs/slider";
import { YesNo } from "../fields/choices/yes-no";
import { Held, ignore, LONG } from "./gallery-example";
import type { GalleryExample } from "./gallery-example";

export const CHOICES = [
  { id: "head", name: "Head Office", note: "12 Quay Street" },
  { id: "kiosk", name: "Manly Wharf Kiosk" },
  { id: "long", name: LONG },
];

/** Fields whose choices are all shown: boxes, radio buttons and sliders. */
export const CHOICE_FIELDS: readonly GalleryExample[] = [
  {
    name: "Checkbox",
    content: (
      <>
        <Held initial={true as boolean}>
          {(value, onChange) => (
            <Checkbox value={value} onChange={onChange}>
              I agree to the terms
            </Checkbox>
          )}
        </Held>
        <Checkbox value={false} onChange={ignore} error="You need to agree.">
          I agree to the privacy policy
        </Checkbox>
        <Checkbox value={false} onChange={ignore} isDisabled>
          Disabled
        </Checkbox>
      </>
    ),
  },
  {
    name: "CheckboxGroup",
    content: (
      <Held initial={["head"]}>
        {(value, onChange) => (
          <CheckboxGroup
            name="places"
            label="Places"
            choices={CHOICES.slice(0, 2)}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    ),
  },
  ...(["rows", "line"] as const).map((layout) => ({
    name: `RadioGroup, ${layout}`,
    content: (
      <Held initial="head">
        {(value, onChange) => (
          <RadioGroup
            name={`place-${layout}`}
            label="Place"
            layout={layout}
            choices={CHOICES.slice(0, 2)}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    ),
  })),
  {
    name: "YesNo",
    content: (
      <>
        <Held initial={true as boolean}>
          {(value, onChange) => (
            <YesNo name="insured" label="Insured?" value={value} onChange={onChange} />
          )}
        </Held>
        <YesNo
          name="open"
          label="Not answered"
          value={null}
          onChange={ignore}
          error="Choose Yes or No"
        />
      </>
    ),
  },
  {
    name: "Slider",
    content: (
      <>
        <Held initial={3}>
          {(value, onChange) => (
            <Slider name="rto" label="RTO (days)" value={value} max={7} onChange={onChange} />
          )}
        </Held>
        <Slider
          name="rpo"
          label="RPO (days), disabled"
          value={2}
          max={7}
          onChange={ignore}
          isDisabled
        />
      </>
    ),
  },
];
