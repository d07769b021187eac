import { useId, useState } from "react";
import type { InputEvent, KeyboardEvent } from "react";
import { Button } from "../../buttons/button";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { FieldProps } from "../field-props";
import field from "../field.module.css";
import { useUnsaved } from "../../overlays/unsaved-changes";
import styles from "./tag-field.module.css";
import { TagList } from "./tag-list";

type TagFieldProps = FieldProps<string[]> & {
  /** Names shown as buttons that add them: 'Finance', 'Information Technology'. */
  readonly suggestions?: readonly string[];
  /** Names suggested while typing, for longer lists. */
  readonly choices?: readonly string[];
  readonly placeholder?: string;
};

const sameName = (name: string) => (other: string) =>
  name.localeCompare(other, "en-AU", { sensitivity: "accent" }) === 0;

/** Returns the comma-separated names in the text that are not in `present`. Pure. */
export const namesToAdd = (text: string, present: readonly string[]): string[] => {
  const names: string[] = [];
  for (const part of text.split(",")) {
    const name = part.trim();
    if (name !== "" && ![...present, ...names].some(sameName(name))) names.push(name);
  }
  return names;
};

/** A list of names as tags. Enter or a comma adds the typed name; Backspace in the empty field removes the last one. */
export const TagField = (props: TagFieldProps) => {
  const [text, setText] = useState("");
  useUnsaved(text.trim() !== "");
  const names = props.value ?? [];
  const add = (typed: string) => {
    const more = namesToAdd(typed, names);
    if (more.length > 0) props.onChange([...names, ...more]);
    setText("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && text.trim() !== "") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && names.length > 0) {
      props.onChange(names.slice(0, -1));
    }
  };
  const offered = useId();
  // A choice from the browser's list replaces the whole value and is not an `insertText` event.
  const take = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    if (nativeEvent.inputType !== "insertText" && props.choices?.includes(currentTarget.value))
      add(currentTarget.value);
  };
  const open = (props.suggestions ?? []).filter((name) => !names.some(sameName(name)));
  return (
    <div
      className={styles.field}
      data-field={props.name}
      data-invalid={props.error === undefined ? undefined : ""}
    >
      <AriaTextField
        className={field.field ?? ""}
        value={text}
        onChange={(next) => (next.includes(",") ? add(next) : setText(next))}
        onBlur={() => {
          add(text);
          props.onBlur?.();
        }}
        isInvalid={props.error !== undefined}
        isRequired={props.isRequired === true}
        isDisabled={props.isDisabled === true}
        autoComplete="off"
        validationBehavior="aria"
      >
        <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
          {props.label}
        </FieldLabel>
        <Input
          className={field.control ?? ""}
          placeholder={props.placeholder ?? "Type names, separated by commas"}
          // On the input, because a key handler on React Aria's field would stop Escape from closing the dialog.
          onKeyDown={press}
          onInput={take}
          {...(props.choices === undefined ? {} : { list: offered })}
        />
        {props.choices !== undefined && (
          <datalist id={offered}>
            {props.choices
              .filter((name) => !names.some(sameName(name)))
              .map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
          </datalist>
        )}
        {(names.length === 0 || props.error !== undefined || props.description !== undefined) && (
          <FieldMessage error={props.error} description={props.description} />
        )}
      </AriaTextField>
      {names.length > 0 && (
        <TagList
          label={`${props.label} added`}
          tags={names.map((name) => ({ id: name, name }))}
          onRemove={(gone) => props.onChange(names.filter((name) => name !== gone))}
          isDisabled={props.isDisabled === true}
        />
      )}
      {open.length > 0 && (
        <div className={styles.suggestions}>
          <span className={styles.lead}>Suggested</span>
          {open.map((name) => (
            <Button key={name} size="small" icon="add" onPress={() => add(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
