import { QueryClientContext } from "@tanstack/react-query";
import { useContext, useMemo, useRef, useState } from "react";
import type { FormEvent, RefObject } from "react";
import type * as z from "zod/mini";
import type { BodyInput, Endpoint, ParamsOf } from "@holdfast/contract/platform/endpoint";
import { useUnsaved } from "../../ui/overlays/unsaved-changes";
import { callEndpoint } from "../api/call-endpoint";
import type { Answered, CallInput } from "../api/call-endpoint";
import { CallError, cannotBeSaved, COPY_FIRST, isGone, messageOf } from "../api/call-error";
import {
  areSameDrafts,
  bodyOf,
  problemAt,
  problemsFrom,
  problemsOf,
  requiredFields,
  rowOf,
} from "./form-values";
import type { Draft, FieldName } from "./form-values";
import { useFirstBadField } from "./use-first-bad-field";

/** What a field of `ui/` needs to be part of a form: spread it, add a label. */
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
  /** Binds one field of the body to a part of `ui/`. */
  readonly field: <Name extends FieldName<Body>>(
    name: Name,
  ) => FieldBinding<NonNullable<Body[Name]>>;
  /** Sets several fields at once, such as a code and the name that goes with it. */
  readonly change: (changes: Draft<Body>) => void;
  /** The message at a dotted path, for rows inside a field. */
  readonly errorAt: (path: string) => string | undefined;
  /** What the server said about the whole, when it named no field that the form shows. */
  readonly formError: string | undefined;
  readonly isSending: boolean;
  /** Whether something differs from what the form started with, or was last saved with. */
  readonly isChanged: boolean;
  readonly submit: () => void;
  /** Starts over with these values, without marks. */
  readonly reset: (values: Draft<Body>) => void;
  /** For the form element (`ui/form`). */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent) => void;
  };
};

/** What a form of this endpoint fills in: its body, or where that is a bare list, the one row of it. */
export type FormBody<E extends Endpoint> =
  BodyInput<E> extends readonly (infer Row)[] ? Row : BodyInput<E>;

export type FormSetting<E extends Endpoint> = {
  readonly endpoint: E;
  readonly params: ParamsOf<E>;
  readonly initial: Draft<FormBody<E>>;
  /** For a change, whose body may leave out anything: the body of the whole, which says what is required. */
  readonly createSchema?: z.core.$ZodType;
  /** Runs after a successful save; the form stays 'sending' until it has settled. */
  readonly onSaved: (answer: Answered<E>, sent: FormBody<E>) => void | Promise<void>;
  /** A refusal the screen has its own answer to; true keeps it from showing in the form, words replace it. */
  readonly onRefused?: (refusal: CallError, sent: FormBody<E>) => boolean | string;
  /**
   * Fields that are checked and not sent, at all or by what stands in the form: those that only the form has,
   * such as the password once more, or that would mean something unchanged.
   */
  readonly omittedFields?:
    | readonly FieldName<FormBody<E>>[]
    | ((sent: FormBody<E>) => readonly FieldName<FormBody<E>>[]);
  /** File to send along, where the endpoint takes one. */
  readonly upload?: File | null;
  /** For what one would type again anyway, such as a password: a dialog around it closes without asking. */
  readonly skipsUnsavedWarning?: boolean;
};

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/**
 * A form whose rules are the endpoint's own body schema. A field is checked when the person leaves it after
 * typing, all of them on submit; then the first bad one takes the focus. What the server refuses stands at
 * its field, and nothing that was typed is lost. A rule across fields is only checked while each field is
 * good in itself, unless the contract gives the rule a `when`. Where the server no longer has what the form is
 * about, the screen behind it is asked again.
 */
export function useContractForm<E extends Endpoint>(
  setting: FormSetting<E>,
): ContractForm<FormBody<E>> {
  type Body = FormBody<E>;
  const { endpoint } = setting;
  const { body: bodySchema } = endpoint;
  if (!bodySchema) throw new TypeError(`${endpoint.name} has no body to make a form of`);
  const schema = rowOf(bodySchema);

  const [values, setValues] = useState<Draft<Body>>(setting.initial);
  const [saved, setSaved] = useState<Draft<Body>>(setting.initial);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(NO_PROBLEMS);
  const [formError, setFormError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [badSubmits, setBadSubmits] = useState(0);
  // The pages of the signed-out keep no answers.
  const answers = useContext(QueryClientContext);
  const ref = useFirstBadField<HTMLFormElement>(badSubmits);
  // Two fields may change in one event; the second must see what the first has set.
  const latest = useRef(setting.initial);
  const attempt = useRef<{ body: string; key: string } | null>(null);

  const isChanged = !areSameDrafts(values, saved);
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
    if (isGone(thrown)) void answers?.invalidateQueries();
    const own = thrown instanceof CallError ? setting.onRefused?.(thrown, sent) : false;
    if (own === true) return;
    const isLost = thrown instanceof CallError && cannotBeSaved(thrown);
    const words =
      typeof own === "string" ? own : isLost ? `${thrown.message} ${COPY_FIRST}` : undefined;
    const atFields = problemsFrom(thrown instanceof CallError ? thrown.fieldErrors : []);
    const shown = [...atFields.keys()].some((path) => isShown(ref.current, headOf(path)));
    setRefused(atFields);
    setFormError(shown ? undefined : (words ?? [...atFields.values()][0] ?? messageOf(thrown)));
    setBadSubmits((count) => count + 1);
  };

  const send = async (body: Body) => {
    setSending(true);
    try {
      const text = JSON.stringify(body);
      if (attempt.current?.body !== text) attempt.current = { body: text, key: newKey() };
      const { params, upload, omittedFields = [] } = setting;
      const left = typeof omittedFields === "function" ? omittedFields(body) : omittedFields;
      const input = { params, body: bodyOf(bodySchema, withoutFields(body, left)), upload };
      // The parts are the endpoint's own; their conditional types cannot be followed through a generic.
      const options = endpoint.method === "POST" ? { idempotencyKey: attempt.current.key } : {};
      const answer = await callEndpoint(endpoint, input as unknown as CallInput<E>, options);
      attempt.current = null;
      setSaved(body as Draft<Body>);
      await setting.onSaved(answer, body);
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
      setBadSubmits((count) => count + 1);
      return;
    }
    // The schema has just accepted the draft, so it is a whole body.
    void send(values as Body);
  };

  return {
    values,
    field: <Name extends FieldName<Body>>(name: Name) => ({
      name,
      // Null and undefined both stand for an empty field, whichever of them the body takes.
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

/** 128 random bits; `crypto.randomUUID` is missing where the site is served without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Whether the form draws this field, so that a message at it will be seen. */
const isShown = (form: HTMLFormElement | null, name: string) =>
  name !== "" && form?.querySelector(`[data-field="${CSS.escape(name)}"]`) != null;
