import { ActionRowsField } from "../fields/forms/action-rows-field";
import { ComboBox } from "../fields/choices/combo-box";
import { DateField } from "../fields/inputs/date-field";
import { FieldRow } from "../fields/field-row";
import { FilterMenu } from "../fields/filters/filter-menu";
import { FilterRow } from "../fields/filters/filter-row";
import { ImageCropper } from "../fields/images/image-cropper";
import { MultiSelect } from "../fields/choices/multi-select";
import { NumberField } from "../fields/inputs/number-field";
import { SaveBar } from "../fields/forms/save-bar";
import { SearchField } from "../fields/filters/search-field";
import { Select } from "../fields/choices/select";
import { TagField } from "../fields/inputs/tag-field";
import { TextArea } from "../fields/inputs/text-area";
import { TextField } from "../fields/inputs/text-field";
import { CHOICE_FIELDS, CHOICES } from "./choice-fields-gallery";
import { Held, ignore, LONG } from "./gallery-example";
import type { GalleryExample } from "./gallery-example";

const search = async () => ({ choices: CHOICES });

/** The states that every field has. */
const STATES = [
  ["empty", "", {}],
  ["filled", "Ruth Lane", { description: "As on the passport", isRequired: true }],
  ["error", "Ruth", { error: "Enter a last name.", isRequired: true }],
  ["disabled", "Ruth Lane", { isDisabled: true }],
  ["long text", LONG, { description: LONG }],
] as const;

const IMAGE = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="90"/></svg>',
  ],
  "circle.svg",
  { type: "image/svg+xml" },
);

export const FIELDS: readonly GalleryExample[] = [
  ...STATES.map(([state, initial, props]) => ({
    name: `TextField, ${state}`,
    content: (
      <Held initial={initial as string}>
        {(value, onChange) => (
          <TextField
            name={`name-${state}`}
            label="Name"
            value={value}
            onChange={onChange}
            placeholder="First and last name"
            {...props}
          />
        )}
      </Held>
    ),
  })),
  ...[undefined, "Choose a location."].map((error) => ({
    name: `Select, ${error === undefined ? "empty" : "error"}`,
    content: (
      <Held initial={null as string | null}>
        {(value, onChange) => (
          <Select
            name="place"
            label="Location"
            choices={CHOICES}
            value={value}
            onChange={onChange}
            placeholder="Select"
            error={error}
          />
        )}
      </Held>
    ),
  })),
  {
    name: "ComboBox",
    content: (
      <Held initial={null as (typeof CHOICES)[number] | { id: string; name: string } | null}>
        {(value, onChange) => (
          <ComboBox
            name="industry"
            label="Industry"
            search={search}
            value={value}
            onChange={onChange}
            placeholder="Type to search"
          />
        )}
      </Held>
    ),
  },
  {
    name: "MultiSelect",
    content: (
      <Held initial={["head", "kiosk"]}>
        {(value, onChange) => (
          <MultiSelect
            name="sites"
            label="Sites"
            choices={CHOICES}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    ),
  },
  {
    name: "TagField",
    content: (
      <Held initial={["Finance", "Kitchen"]}>
        {(value, onChange) => (
          <TagField
            name="units"
            label="Business units"
            value={value}
            onChange={onChange}
            suggestions={["Information Technology"]}
          />
        )}
      </Held>
    ),
  },
  {
    name: "TextArea",
    content: (
      <Held initial={LONG}>
        {(value, onChange) => (
          <TextArea name="comments" label="Comments" value={value} onChange={onChange} />
        )}
      </Held>
    ),
  },
  {
    name: "NumberField and DateField in a FieldRow",
    isWide: true,
    content: (
      <FieldRow>
        <Held initial={120_000 as number | null}>
          {(value, onChange) => (
            <NumberField
              name="loss"
              label="Loss"
              prefix="AU$"
              suffix="a year"
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
        <Held initial={"2027-01-21" as string | null}>
          {(value, onChange) => (
            <DateField name="day" label="Follow up date" value={value} onChange={onChange} />
          )}
        </Held>
        <DateField
          name="past"
          label="Due date"
          value={null}
          onChange={ignore}
          error="Enter a date."
        />
      </FieldRow>
    ),
  },
  ...CHOICE_FIELDS,
  {
    name: "SearchField and FilterMenu in a FilterRow",
    content: (
      <FilterRow>
        <Held initial="Quay">
          {(value, onChange) => (
            <SearchField
              label="Search"
              placeholder="Name, category…"
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
        <Held initial={["head"]}>
          {(value, onChange) => (
            <FilterMenu
              label="Location"
              allLabel="All locations"
              choices={CHOICES}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      </FilterRow>
    ),
  },
  {
    name: "ActionRowsField",
    content: (
      <Held initial={[{ text: "Phone the insurer", ownerName: "", dueDate: "2026-11-24" }]}>
        {(rows, onChange) => (
          <ActionRowsField
            name="actions"
            rows={rows}
            onChange={onChange}
            errorAt={(path) =>
              path.endsWith("ownerName") ? "Please enter who does it." : undefined
            }
            earliest="2026-11-23"
            maxRows={20}
          />
        )}
      </Held>
    ),
  },
  {
    name: "SaveBar, failed",
    content: (
      <SaveBar
        changes={3}
        isSaving={false}
        refusal="Holdfast can't be reached."
        onSave={ignore}
        onDiscard={ignore}
      />
    ),
  },
  {
    name: "ImageCropper",
    content: <ImageCropper file={IMAGE} onChange={ignore} onUnreadable={ignore} />,
  },
];
