import { useTranslation } from '../../browser/hooks/use-translation';
import { Fragment, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import {
  findDoubt,
  languageField,
  validateField,
  type FormRules,
} from '../../../contract/forms/rules';
import { defaultLanguage } from '../../../contract/shared/text/site-languages';
import { buildCallPath, type CallResponse } from '../../browser/api/calls';
import { environment } from '../../browser/environment';
import { checkFile, type FileRule } from '../../browser/files/file-rule';
import { space } from '../../theme/tokens';
import { useIsBuiltPage } from '../../browser/hooks/use-is-built-page';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FormContext } from './form-context';
import {
  findFieldStates,
  readFile,
  readValues,
  toTextParts,
  type FormCall,
  type FormParts,
} from './submit-form';
import { FormFailure, Honeypot, SubmitButton } from './submit-controls';
import { useDoubts } from './use-doubts';
import { useFieldErrors } from './use-field-errors';
import { useSubmit, type AttemptOutcome } from './use-submit';

export type PublicFormProps<Name extends FormCall> = {
  /** Unique on the page; the ids of the controls begin with it. */
  id: string;
  call: Name;
  rules: FormRules;
  files?: Readonly<Record<string, FileRule>>;
  /** Values of fields that the page knows. */
  fixedValues?: Readonly<Record<string, string>>;
  submitLabel: string;
  /** The office's number, shown when the form cannot be sent. */
  phone?: string;
  /** A link to another page, for a form whose subject no longer exists by the time it is sent. */
  alternative?: ReactNode;
  /** A slow check of a value that its rule accepts. */
  findExtraError?: (name: string, text: string) => Promise<string | null>;
  toPayload?: (texts: Record<string, string>) => Record<string, string>;
  isUnacknowledgedIgnored?: boolean;
  onSent?: (
    response: CallResponse<Name>,
    texts: FormParts['texts'],
    files: FormParts['files'],
  ) => void;
  onAttempt?: (outcome: AttemptOutcome) => void;
  /** Takes the form's place after it was sent; without it the form is emptied. `restart` brings the form back. */
  renderSent?: (
    response: CallResponse<Name>,
    restart: () => void,
    texts: FormParts['texts'],
  ) => ReactNode;
  children: ReactNode;
};

const noFiles: Readonly<Record<string, FileRule>> = {};

/**
 * A form that the browser can post without script. With script it validates by the rules of contract/forms and sends itself.
 * Its fields are in ./fields; each takes the name of its rule, and they come in the order of the rules.
 */
export function PublicForm<Name extends FormCall>(props: PublicFormProps<Name>) {
  const { id, call, rules, files = noFiles, fixedValues = {}, phone, children } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const isBuiltPage = useIsBuiltPage();
  const { language, translate } = useTranslation();
  const [fieldStates, setFieldStates] = useState(() => findFieldStates(rules, fixedValues));
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<{
    response: CallResponse<Name>;
    texts: FormParts['texts'];
  } | null>(null);
  const [restarts, setRestarts] = useState(0);

  const names = [...Object.keys(rules), ...Object.keys(files)];
  const doubts = useDoubts((name) => {
    const rule = rules[name];
    if (formRef.current === null || rule === undefined) return null;
    return findDoubt(rule, name, readValues(formRef.current, rules), new Date());
  });
  const { errors, validate, ...fieldErrors } = useFieldErrors(names, async (name) => {
    if (formRef.current === null) return null;
    const fileRule = files[name];
    if (fileRule) return checkFile(fileRule, readFile(formRef.current, name));
    const rule = rules[name];
    if (rule === undefined) return null;
    const values = readValues(formRef.current, rules);
    const error = validateField(rule, name, values) ?? doubts.find(name);
    return error ?? (await props.findExtraError?.(name, values[name] ?? '')) ?? null;
  });

  const updateFieldStates = useCallback(() => {
    if (formRef.current === null) return;
    const next = findFieldStates(rules, readValues(formRef.current, rules));
    setFieldStates((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, [rules]);
  useEffect(updateFieldStates, [updateFieldStates, round, sent]);

  const readForm = () => {
    const form = formRef.current as HTMLFormElement;
    const texts = toTextParts(rules, readValues(form, rules));
    const fileEntries = Object.keys(files).map((name) => [name, readFile(form, name)] as const);
    return {
      parts: { texts: props.toPayload?.(texts) ?? texts, files: Object.fromEntries(fileEntries) },
      website: String(new FormData(form).get('website') ?? ''),
    };
  };
  const { isSending, isSlow, failure, onSubmit } = useSubmit({
    call,
    isUnacknowledgedIgnored: props.isUnacknowledgedIgnored ?? false,
    validateAll: () => {
      doubts.settle(errors);
      return fieldErrors.validateAll();
    },
    readForm,
    onServerErrors: fieldErrors.showServerErrors,
    onSent: (response, parts) => {
      fieldErrors.reset();
      doubts.reset();
      setRound((count) => count + 1);
      if (props.renderSent) setSent({ response, texts: parts.texts });
      props.onSent?.(response, parts.texts, parts.files);
    },
    onAttempt: (outcome) => props.onAttempt?.(outcome),
  });

  useEffect(() => {
    if (restarts === 0) return;
    formRef.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus();
  }, [restarts]);

  if (sent !== null && props.renderSent) {
    const restart = () => {
      setSent(null);
      setRestarts((count) => count + 1);
    };
    return <>{props.renderSent(sent.response, restart, sent.texts)}</>;
  }
  return (
    <form
      ref={formRef}
      id={id}
      method="post"
      encType="multipart/form-data"
      action={`${environment.apiUrl}${buildCallPath(call)}`}
      noValidate={!isBuiltPage}
      onChange={(event) => {
        updateFieldStates();
        void fieldErrors.validateChange((event.target as HTMLInputElement).name);
      }}
      onSubmit={onSubmit}
      css={formStyle}
    >
      {failure !== null && (
        <FormFailure
          formId={id}
          names={names}
          failure={failure}
          errors={errors}
          phone={phone}
          isSending={isSending}
          alternative={props.alternative}
        />
      )}
      {language !== defaultLanguage && (
        <input type="hidden" name={languageField} value={language} />
      )}
      {Object.entries(fixedValues).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormContext.Provider
        value={{ id, rules, files, errors, fieldStates, isBuiltPage, phone, validate }}
      >
        {/* The key gives the next message new, empty controls. */}
        <Fragment key={round}>
          {children}
          <Honeypot formId={id} />
        </Fragment>
      </FormContext.Provider>
      <div css={sendStyle}>
        <SubmitButton label={props.submitLabel} isMain isSending={isSending} />
        <div role="status">
          {isSending && <VisuallyHidden>{translate('Sending…')}</VisuallyHidden>}
          {isSlow && (
            <p>{translate('This is taking longer than usual. Please keep this page open.')}</p>
          )}
        </div>
      </div>
    </form>
  );
}

const formStyle = css({ display: 'grid', gap: space[5] });
const sendStyle = css({ display: 'grid', position: 'relative', '& p': { marginTop: space[3] } });
