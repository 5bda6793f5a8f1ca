import { Fragment, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { fieldProblem, type FormRules } from '../../../contract/forms/rules';
import { environment } from '../../lib/environment';
import { fileProblem, type FileRule } from '../../lib/files/file-rule';
import { space } from '../../theme/space';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { useAlive } from '../../ui/loading/use-is-hydrated';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { FormParts } from './submit/submission';
import { controlId } from './control-id';
import { FailedNotice } from './submit-error';
import { FormContext } from './form-context';
import { fieldsNotAsked, readFile, readValues, textParts } from './form-values';
import { Honeypot } from './honeypot';
import type { Problems } from './submit/submit-form';
import { SubmitRow } from './submit-button';
import { useFormEngine } from './use-form-engine';
import { useSubmit, type Fault } from './submit/use-submit';

/**
 * A public form: a whole HTML form that posts before any script has come; then it checks and sends by itself, with what
 * has been typed until then. One page of code, by rules of contract/forms/:
 *
 *   <PublicForm id="contact" path="/contact" rules={contactRules} fixed={{ region }} submit="Send my message"
 *     phone={phone} sent={() => <SentPanel title="We have your message">A person calls you …</SentPanel>}>
 *     <NameFields /> <PhoneInput /> <EmailInput />
 *     <Radios name="answerBy" label="How shall we answer?" choices={answerWays} />
 *     <TextBox name="message" label="Your message" />
 *   </PublicForm>
 *
 * The fields (fields/): NameFields, PhoneInput, EmailInput, TextInput, DateInput, NumberInput, TextBox, Radios, SelectBox,
 * FileInput, each with the `name` of its rule, a `label` and a `hint`. Required, optional, longest length and what is
 * wrong come from the rule. A field with `asked` shows only while it is asked for, keeps what was typed and is not sent
 * otherwise; <Asked field="periodFrom"> does the same for a heading or a group. Write them in the order of the rules.
 */
export type PublicFormProps<Answer> = {
  /** Unique on the page; the ids of the controls begin with it. */
  id: string;
  /** The call, after the API's base: '/contact'. */
  path: string;
  rules: FormRules;
  /** The file fields, by name: what each accepts. */
  files?: Readonly<Record<string, FileRule>>;
  /** Fields of the rules that the page knows itself. */
  fixed?: Readonly<Record<string, string>>;
  /** The words on the button. */
  submit: string;
  /** The region's number as people read it, for who cannot get the form through. */
  phone?: string;
  /** Where to go on when what the form is for is gone by the time it is sent. */
  instead?: ReactNode;
  /** What else may be wrong with a field that is fine by its rule, if that takes time to tell. */
  alsoCheck?: (name: string, text: string) => Promise<string | null>;
  /** Changes the text parts before they are sent. */
  prepare?: (texts: Record<string, string>) => Record<string, string>;
  /** Whether nothing is shown when the server answers without acknowledging, as the specification has it of eligibility. */
  silentWhenUnclear?: boolean;
  /** After an acknowledged attempt. */
  onSent?: (answer: Answer, texts: FormParts['texts']) => void;
  /** After any attempt that left the page; `failed` tells whether the visitor has to try again. */
  onAttempted?: (failed: boolean) => void;
  /** What stands in the form's place once it has been sent; without it the form empties itself. `again` brings the form back. */
  sent?: (answer: Answer, again: () => void) => ReactNode;
  /** The fields. */
  children: ReactNode;
};

const noFiles: Readonly<Record<string, FileRule>> = {};

export function PublicForm<Answer = { acknowledged: true }>(props: PublicFormProps<Answer>) {
  const { id, path, rules, files = noFiles, fixed = {}, submit, phone, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const alive = useAlive();
  const [notAsked, setNotAsked] = useState(() => fieldsNotAsked(rules, fixed));
  const [round, setRound] = useState(0);
  // The fault after which something has been changed: what is still wrong then is known field by field.
  const [changedAfter, setChangedAfter] = useState<Fault | null>(null);
  const [answer, setAnswer] = useState<{ given: Answer } | null>(null);
  const [timesBack, setTimesBack] = useState(0);

  const check = async (name: string) => {
    if (form.current === null) return null;
    const fileRule = files[name];
    if (fileRule) return fileProblem(fileRule, readFile(form.current, name));
    const rule = rules[name];
    if (rule === undefined) return null;
    const values = readValues(form.current, rules);
    const problem = fieldProblem(rule, name, values);
    return problem ?? (await props.alsoCheck?.(name, values[name] ?? '')) ?? null;
  };
  const { engine, problems, load } = useFormEngine(form, check);

  const look = useCallback(() => {
    if (form.current === null) return;
    const now = fieldsNotAsked(rules, readValues(form.current, rules));
    setNotAsked((before) => (before.join() === now.join() ? before : now));
  }, [rules]);
  // What was chosen, or given back by the browser, before the script came.
  useEffect(look, [look, round, answer]);

  const read = () => {
    const element = form.current as HTMLFormElement;
    const texts = textParts(rules, readValues(element, rules));
    const chosen = Object.keys(files).map((name) => [name, readFile(element, name)] as const);
    return {
      parts: { texts: props.prepare?.(texts) ?? texts, files: Object.fromEntries(chosen) },
      website: String(new FormData(element).get('website') ?? ''),
    };
  };
  const { sending, fault, onSubmit } = useSubmit<Answer>({
    path,
    load,
    silentWhenUnclear: props.silentWhenUnclear ?? false,
    hasPanel: props.sent !== undefined,
    read,
    onAcknowledged: (given, { texts }) => {
      setRound((count) => count + 1);
      if (props.sent) setAnswer({ given });
      props.onSent?.(given, texts);
    },
    onAttempted: (failed) => props.onAttempted?.(failed),
  });

  const attention = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault !== null) attention.current?.focus();
  }, [fault]);

  // Begun anew: what was pressed for it is gone, and with it the focus.
  useEffect(() => {
    if (timesBack > 0) form.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }, [timesBack]);

  if (answer !== null && props.sent) {
    const bringBack = () => {
      setAnswer(null);
      setTimesBack(timesBack + 1);
    };
    return <>{props.sent(answer.given, bringBack)}</>;
  }
  const errors = inOrder(fault?.problems ?? {}, [...Object.keys(rules), ...Object.keys(files)]);
  return (
    <form
      ref={form}
      id={id}
      method="post"
      encType="multipart/form-data"
      action={`${environment.apiUrl}${path}`}
      noValidate={alive}
      onChange={(event) => {
        look();
        setChangedAfter(fault);
        void engine?.checkOthers((event.target as HTMLInputElement).name);
      }}
      onSubmit={onSubmit}
      css={formStyle}
    >
      <ErrorSummary
        ref={attention}
        errors={errors.map(([name, message]) => ({
          id: controlId(id, name),
          message: problems[name] ?? message,
          mended: fault !== null && changedAfter === fault && problems[name] === undefined,
        }))}
      />
      {errors.length === 0 && fault?.reason && (
        <FailedNotice
          ref={attention}
          reason={fault.reason}
          hopeless={fault.hopeless}
          phone={phone}
          sending={sending}
          instead={props.instead}
        />
      )}
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* New controls after each message: in an emptied one React would not notice the same choice made again. */}
      <FormContext.Provider value={{ id, rules, files, engine, load, problems, notAsked }}>
        <Fragment key={round}>
          {children}
          <Honeypot form={id} />
        </Fragment>
      </FormContext.Provider>
      <SubmitRow label={submit} main sending={sending} />
      <VisuallyHidden>
        <span role="status">{sending && 'Sending'}</span>
      </VisuallyHidden>
    </form>
  );
}

const firstControl = 'input:not([type=hidden]),select';

function inOrder(problems: Problems, names: readonly string[]): [string, string][] {
  return names.flatMap((name) => (problems[name] === undefined ? [] : [[name, problems[name]]]));
}

const formStyle = css({ display: 'grid', gap: space[5] });
