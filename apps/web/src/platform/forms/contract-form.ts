import type { FormEvent, ReactNode, RefObject } from "react";
import type * as z from "zod/mini";
import type { BodyInput, Endpoint, ParamsOf } from "@holdfast/contract/platform/endpoint";
import type { ClientResponse } from "../api/call-endpoint";
import type { CallError } from "../api/call-error";
import type { EditedRecord } from "./conflicts/edited-record";
import type { Draft, FieldName } from "./form-values";

/** Props that connect a field of `ui/` to a form: spread them and add a label. */
export type FieldBinding<Value> = {
  readonly name: string;
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value | null | undefined) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly isRequired: boolean;
};

export type ContractForm<Body> = {
  readonly values: Draft<Body>;
  /** Connects a field of the body to a field of `ui/`. */
  readonly field: <Name extends FieldName<Body>>(
    name: Name,
  ) => FieldBinding<NonNullable<Body[Name]>>;
  /** Sets several fields at once, such as a code and its name. */
  readonly change: (changes: Draft<Body>) => void;
  /** Returns the message at a dotted path, for rows inside a field. */
  readonly errorAt: (path: string) => string | undefined;
  /** The server's general message, if it named no field that the form shows. */
  readonly formError: string | undefined;
  /** What someone else saved meanwhile, to choose from; shown above the fields. */
  readonly notice: ReactNode;
  /** Grows when values change other than by typing: the `key` of a field that has its own text. */
  readonly revision: number;
  readonly isSending: boolean;
  /** Whether the values differ from the initial or last saved ones. */
  readonly isChanged: boolean;
  readonly submit: () => void;
  /** Restarts with these values, without errors. */
  readonly reset: (values: Draft<Body>) => void;
  /** For the form element (`ui/form`). */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent) => void;
  };
};

/** The values of an endpoint's form: its body, or the single row if the body is a list. */
export type FormBody<E extends Endpoint> =
  BodyInput<E> extends readonly (infer Row)[] ? Row : BodyInput<E>;

export type FormSetting<E extends Endpoint> = {
  readonly endpoint: E;
  readonly params: ParamsOf<E>;
  readonly initial: Draft<FormBody<E>>;
  /** For a PATCH, whose body requires nothing: the schema of the full body, which defines the required fields. */
  readonly createSchema?: z.core.$ZodType;
  /** Runs after a successful save. `isSending` is true until it settles. */
  readonly onSaved: (response: ClientResponse<E>, sent: FormBody<E>) => void | Promise<void>;
  /** Handles a refusal: true hides it from the form, a string replaces its message. */
  readonly onRefused?: (refusal: CallError, sent: FormBody<E>) => boolean | string;
  /**
   * Fields that are validated but not sent, always or depending on the values: those that only the form has, such as
   * the repeated password, or those that have an effect even if unchanged.
   */
  readonly omittedFields?:
    | readonly FieldName<FormBody<E>>[]
    | ((sent: FormBody<E>) => readonly FieldName<FormBody<E>>[]);
  /** For an entry that exists: its version, so that no one's change is overwritten unseen. */
  readonly edited?: EditedRecord<FormBody<E>> | undefined;
  /** File to upload, if the endpoint accepts one. */
  readonly upload?: File | null;
  /** For input that is quick to retype, such as a password: its dialog closes without asking. */
  readonly skipsUnsavedWarning?: boolean;
};
