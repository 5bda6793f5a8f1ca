import { useTranslation } from '../../browser/hooks/use-translation';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type toastLibrary from 'react-hot-toast';
import { languageField } from '../../../contract/forms/rules';
import { messages } from '../../../contract/shared/messages';
import { defaultLanguage } from '../../../contract/shared/text/site-languages';
import type { CallResponse } from '../../browser/api/calls';
import type { FieldErrors } from './form-context';
import {
  getSubmission,
  submitForm,
  toFormData,
  type FormCall,
  type FormParts,
  type Submission,
  type SubmitFailure,
} from './submit-form';
import { useLeaveWarning } from './use-leave-warning';

export type AttemptOutcome = 'sent' | 'failed' | 'unacknowledged';

type SubmitOptions<Name extends FormCall> = {
  call: Name;
  /** Eligibility shows nothing for a response without the acknowledged flag (specification section 8). */
  isUnacknowledgedIgnored: boolean;
  validateAll: () => Promise<FieldErrors>;
  readForm: () => { parts: FormParts; website: string };
  onServerErrors: (errors: FieldErrors) => void;
  onSent: (response: CallResponse<Name>, parts: FormParts) => void;
  onAttempt: (outcome: AttemptOutcome) => void;
};

const unacknowledgedFailure: SubmitFailure = {
  errors: {},
  message: 'Something went wrong on our side.',
  reason: 'unknown',
};

/** Milliseconds. */
const slowAfter = 10_000;

/** Validates and sends a form; `failure` is a new object after each attempt that did not succeed. */
export function useSubmit<Name extends FormCall>(options: SubmitOptions<Name>) {
  const { call, isUnacknowledgedIgnored, validateAll, readForm } = options;
  const [isSending, setSending] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const { language, translate } = useTranslation();
  /** From the first attempt until the form was received, or never can be. */
  const [isUnsent, setUnsent] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const isRunning = useRef(false);
  const submission = useRef<Submission | null>(null);
  // Visitors begin to type before the script has loaded, so the form counts as open since the page was requested.
  const openedAt = useRef(0);

  useEffect(loadToasts, []);
  useLeaveWarning(isUnsent);

  const fail = (next: SubmitFailure, parts: FormParts) => {
    const isField = (name: string) => name in parts.texts || name in parts.files;
    const errors = Object.fromEntries(
      Object.entries(next.errors).filter(([name]) => isField(name)),
    );
    const isFinal = next.reason === 'gone' || next.reason === 'unacceptable';
    const isExplained = isFinal || Object.keys(errors).length > 0;
    if (isUnacknowledgedIgnored || !isExplained) {
      showToast((toast) => toast.error(translate(messages.sendFailed)));
    }
    options.onServerErrors(errors);
    setFailure({ ...next, errors });
    if (next.reason === 'gone') setUnsent(false);
    options.onAttempt('failed');
  };

  const send = async () => {
    const { parts, website } = readForm();
    submission.current = getSubmission(submission.current, parts);
    const body = toFormData(parts, website, performance.now() - openedAt.current);
    if (language !== defaultLanguage) body.append(languageField, language);
    const result = await submitForm(call, body, submission.current.idempotencyKey);
    if (result.status === 'failed') return fail(result.failure, parts);
    if (result.status === 'unacknowledged' && !isUnacknowledgedIgnored)
      return fail(unacknowledgedFailure, parts);
    if (result.status === 'acknowledged') {
      setFailure(null);
      setUnsent(false);
      showToast((toast) => {
        toast.remove();
        toast.success(translate(messages.sent));
      });
      submission.current = null;
      openedAt.current = performance.now();
      options.onSent(result.response, parts);
    }
    options.onAttempt(result.status === 'acknowledged' ? 'sent' : 'unacknowledged');
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A ref, because a double click fires before React re-renders.
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    setUnsent(true);
    const slowTimer = setTimeout(setSlow, slowAfter, true);
    try {
      const errors = await validateAll();
      if (Object.keys(errors).length === 0) await send();
      else setFailure({ errors, message: null, reason: 'temporary' });
    } finally {
      clearTimeout(slowTimer);
      isRunning.current = false;
      setSending(false);
      setSlow(false);
    }
  };

  return { isSending, isSlow, failure, onSubmit };
}

let toasts: Promise<typeof toastLibrary> | undefined;

/** Loads the toasts while there is still a network, and adds them to the page once. */
function loadToasts(): void {
  toasts ??= addToasts();
  toasts.catch(() => (toasts = undefined));
}

/** A toast that cannot be shown is only logged: forms also show their outcome in place. */
function showToast(show: (toast: typeof toastLibrary) => void): void {
  loadToasts();
  toasts?.then(show, () => console.warn('A notification could not be shown.'));
}

async function addToasts(): Promise<typeof toastLibrary> {
  const [{ default: toast }, { ToastHost }] = await Promise.all([
    import('react-hot-toast'),
    import('./toast-host'),
  ]);
  const box = document.body.appendChild(document.createElement('div'));
  createRoot(box).render(<ToastHost />);
  return toast;
}
