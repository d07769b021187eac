import { QueryClientContext } from "@tanstack/react-query";
import { useContext, useMemo, useRef, useState } from "react";
import type { FormEvent, RefObject } from "react";
import type * as z from "zod/mini";
import type { BodyInput, Endpoint, ParamsOf } from "@holdfast/contract/platform/endpoint";
import { useUnsaved } from "../../ui/overlays/unsaved-changes";
import { callEndpoint } from "../api/call-endpoint";
import type { ClientResponse, CallInput } from "../api/call-endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { CallError, cannotBeSaved, COPY_FIRST, isGone } from "../api/call-error";
import {
  areEqualDrafts,
  bodyOf,
  problemAt,
  problemsFrom,
  problemsOf,
  requiredFields,
  rowOf,
} from "./form-values";
import type { Draft, FieldName } from "./form-values";
import { useFirstBadField } from "./use-first-bad-field";

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
  /** File to upload, if the endpoint accepts one. */
  readonly upload?: File | null;
  /** For input that is quick to retype, such as a password: its dialog closes without asking. */
  readonly skipsUnsavedWarning?: boolean;
};

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/**
 * A form that validates with the endpoint's body schema. A field is validated on blur after typing, and all fields on
 * submit; the first invalid one then takes the focus. Server errors appear at their field, and the input remains. A
 * rule across fields is checked only while each field is valid, unless the contract gives the rule a `when`. If the
 * server no longer has the entry, the screen behind the form is refetched.
 */
export function useContractForm<E extends Endpoint>(
  setting: FormSetting<E>,
): ContractForm<FormBody<E>> {
  type Body = FormBody<E>;
  const { endpoint } = setting;
  const { body: bodySchema } = endpoint;
  if (!bodySchema) throw new TypeError(`${endpoint.name} has no body for a form`);
  const schema = rowOf(bodySchema);

  const [values, setValues] = useState<Draft<Body>>(setting.initial);
  const [saved, setSaved] = useState<Draft<Body>>(setting.initial);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(NO_PROBLEMS);
  const [formError, setFormError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  // Public pages have no query cache.
  const queryClient = useContext(QueryClientContext);
  const ref = useFirstBadField<HTMLFormElement>(refusals);
  // Two fields may change in one event, and the second must see the first one's value.
  const latest = useRef(setting.initial);
  const attempt = useRef<{ body: string; key: string } | null>(null);

  const isChanged = !areEqualDrafts(values, saved);
  useUnsaved(isChanged && setting.skipsUnsavedWarning !== true);

  const problems = useMemo(() => problemsOf(schema, values), [schema, values]);
  const whole = setting.createSchema ?? schema;
  const required = useMemo(() => requiredFields(whole), [whole]);

  const show = (next: Draft<Body>) => {
    latest.current = next;
    setValues(next);
  };

  const change = (changes: Draft<Body>) => {
    const names = Object.keys(changes);
    const next = { ...latest.current, ...changes };
    show(next);
    setRefused((all) => new Map([...all].filter(([path]) => !names.includes(headOf(path)))));
    const left = problemsOf(schema, next);
    setMarked((all) => new Set([...all].filter((name) => problemAt(left, name) !== undefined)));
  };

  const mark = (name: FieldName<Body>) => {
    const touched = values[name] !== saved[name];
    if (touched && problemAt(problems, name) !== undefined) {
      setMarked((all) => new Set([...all, name]));
    }
  };

  const errorAt = (path: string) =>
    problemAt(refused, path) ?? (marked.has(headOf(path)) ? problemAt(problems, path) : undefined);

  const refuse = (thrown: unknown, sent: Body) => {
    if (isGone(thrown)) void queryClient?.invalidateQueries();
    const handled = thrown instanceof CallError ? setting.onRefused?.(thrown, sent) : false;
    if (handled === true) return;
    const isLost = thrown instanceof CallError && cannotBeSaved(thrown);
    const message =
      typeof handled === "string"
        ? handled
        : isLost
          ? `${thrown.message} ${COPY_FIRST}`
          : undefined;
    const atFields = problemsFrom(thrown instanceof CallError ? thrown.fieldErrors : []);
    const shown = [...atFields.keys()].some((path) => isShown(ref.current, headOf(path)));
    setRefused(atFields);
    setFormError(shown ? undefined : (message ?? [...atFields.values()][0] ?? messageOf(thrown)));
    setRefusals((count) => count + 1);
  };

  const send = async (body: Body) => {
    setSending(true);
    try {
      const text = JSON.stringify(body);
      if (attempt.current?.body !== text) attempt.current = { body: text, key: newKey() };
      const { params, upload, omittedFields = [] } = setting;
      const left = typeof omittedFields === "function" ? omittedFields(body) : omittedFields;
      const input = { params, body: bodyOf(bodySchema, withoutFields(body, left)), upload };
      // The input matches the endpoint; TypeScript cannot resolve its conditional types through a generic.
      const options = endpoint.method === "POST" ? { idempotencyKey: attempt.current.key } : {};
      const response = await callEndpoint(endpoint, input as unknown as CallInput<E>, options);
      attempt.current = null;
      setSaved(body as Draft<Body>);
      await setting.onSaved(response, body);
    } catch (thrown) {
      refuse(thrown, body);
    } finally {
      setSending(false);
    }
  };

  const submit = () => {
    if (isSending) return;
    setFormError(undefined);
    setRefused(NO_PROBLEMS);
    if (problems.size > 0) {
      setMarked(new Set([...problems.keys()].map(headOf)));
      const unseen = [...problems].find(([path]) => !isShown(ref.current, headOf(path)));
      setFormError(unseen?.[1]);
      setRefusals((count) => count + 1);
      return;
    }
    // The schema has accepted the draft, so it is a complete body.
    void send(values as Body);
  };

  return {
    values,
    field: <Name extends FieldName<Body>>(name: Name) => ({
      name,
      // Null and undefined both mean an empty field, whichever of them the body accepts.
      value: values[name] as NonNullable<Body[Name]> | null | undefined,
      onChange: (value) => change({ [name]: value } as Draft<Body>),
      onBlur: () => mark(name),
      error: errorAt(name),
      isRequired: required.has(name),
    }),
    change,
    errorAt,
    formError,
    isSending,
    isChanged,
    submit,
    reset: (next) => {
      show(next);
      setSaved(next);
      setMarked(new Set());
      setRefused(NO_PROBLEMS);
      setFormError(undefined);
    },
    formProps: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
  };
}

const withoutFields = (body: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !names.includes(name)));

const headOf = (path: string) => path.split(".")[0] ?? "";

/** Returns 128 random bits; `crypto.randomUUID` is missing if the site is served without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Whether the form shows this field, so that a message at it is visible. */
const isShown = (form: HTMLFormElement | null, name: string) =>
  name !== "" && form?.querySelector(`[data-field="${CSS.escape(name)}"]`) != null;
