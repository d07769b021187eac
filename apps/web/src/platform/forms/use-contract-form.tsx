import { QueryClientContext } from "@tanstack/react-query";
import { useContext, useMemo, useRef, useState } from "react";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { useUnsaved } from "../../ui/overlays/unsaved-changes";
import { callEndpoint } from "../api/call-endpoint";
import type { ClientResponse, CallInput } from "../api/call-endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { CallError, cannotBeSaved, COPY_FIRST, isGone } from "../api/call-error";
import type { ContractForm, FormBody, FormSetting } from "./contract-form";
import type { Conflict } from "./conflicts/edited-record";
import {
  areEqualDrafts,
  bodyOf,
  headOf,
  problemAt,
  problemsFrom,
  problemsOf,
  requiredFields,
  rowOf,
  withoutFields,
} from "./form-values";
import type { Draft, FieldName } from "./form-values";
import { newKey } from "./new-key";
import { isShown, useFirstBadField } from "./use-first-bad-field";

/** How often a save is repeated on top of changes that others made to other fields. */
const MAX_MERGES = 3;

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
  const version = useRef(setting.edited?.version);
  const [revision, setRevision] = useState(0);
  const [conflict, setConflict] = useState<ShownConflict<Body>>();

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

  const refuse = (error: unknown, sent: Body) => {
    if (isGone(error)) void queryClient?.invalidateQueries();
    const handled = error instanceof CallError ? setting.onRefused?.(error, sent) : false;
    if (handled === true) return;
    const isLost = error instanceof CallError && cannotBeSaved(error);
    const message =
      typeof handled === "string" ? handled : isLost ? `${error.message} ${COPY_FIRST}` : undefined;
    const atFields = problemsFrom(error instanceof CallError ? error.fieldErrors : []);
    const shown = [...atFields.keys()].some((path) => isShown(ref.current, headOf(path)));
    setRefused(atFields);
    setFormError(shown ? undefined : (message ?? [...atFields.values()][0] ?? messageOf(error)));
    setRefusals((count) => count + 1);
  };

  const call = (body: Body) => {
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) attempt.current = { body: text, key: newKey() };
    const { params, upload, omittedFields = [] } = setting;
    const left = typeof omittedFields === "function" ? omittedFields(body) : omittedFields;
    const input = { params, body: bodyOf(bodySchema, withoutFields(body, left)), upload };
    const key = endpoint.method === "POST" ? { idempotencyKey: attempt.current.key } : {};
    // The input matches the endpoint; TypeScript cannot resolve its conditional types through a generic.
    return callEndpoint(endpoint, input as unknown as CallInput<E>, {
      ...key,
      ifMatch: version.current,
    });
  };

  const finish = async (response: ClientResponse<E>, body: Body) => {
    attempt.current = null;
    setConflict(undefined);
    setSaved(body as Draft<Body>);
    await setting.onSaved(response, body);
  };

  /** Saves on top of what someone else saved, unless the person has to choose between values. */
  const merge = async (refusal: CallError, body: Body, base: Draft<Body>, merges: number) => {
    const { edited } = setting;
    if (!edited || !refusal.current || merges >= MAX_MERGES) throw refusal;
    const { ConflictSection, resolveConflict } = await import("./conflicts/resolve-conflict");
    const found = resolveConflict(edited, refusal.current, base, body as Draft<Body>);
    attempt.current = null;
    version.current = found.version;
    setSaved(found.theirs);
    show(found.values);
    setRevision((count) => count + 1);
    if (found.conflict)
      setConflict({
        Section: ConflictSection,
        conflict: found.conflict,
        version: found.version,
      });
    else if (found.isSaved) await finish(refusal.current.row as ClientResponse<E>, body);
    else await save(found.values as Body, found.theirs, merges + 1);
  };

  const save = async (body: Body, base: Draft<Body>, merges: number): Promise<void> => {
    let response;
    try {
      response = await call(body);
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 412) throw error;
      return merge(error, body, base, merges);
    }
    return finish(response, body);
  };

  const send = async (body: Body) => {
    setSending(true);
    try {
      await save(body, saved, 0);
    } catch (error) {
      refuse(error, body);
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
    notice: conflict && (
      <conflict.Section
        key={conflict.version}
        conflict={conflict.conflict}
        values={values}
        onTake={(changes: Draft<Body>) => {
          change(changes);
          setRevision((count) => count + 1);
        }}
      />
    ),
    revision,
    isSending,
    isChanged,
    submit,
    reset: (next) => {
      setConflict(undefined);
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

type ShownConflict<Body> = {
  readonly Section: typeof import("./conflicts/conflict-section").ConflictSection;
  readonly conflict: Conflict<Body>;
  readonly version: number;
};
