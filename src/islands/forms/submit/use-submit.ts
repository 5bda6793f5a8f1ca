import { useEffect, useRef, useState, type FormEvent } from 'react';
import { expectNotices } from '../../../lib/toasts';
import { earlyTap } from '../../../site/replay-input';
import { announceFailure, announceSent } from './submit-toasts';
import { bodyOf, nextAttempt, type Attempt, type FormParts } from './submission';
import type { FormEngine } from '../form-engine';
import { sendAttempt, type Failure } from './submit-form';
import { useAlive } from '../../../ui/loading/use-is-hydrated';
import { startStopwatch } from './fill-time';

type SubmitOptions<Answer> = {
  /** The call, after the API's base. */
  path: string;
  load: () => Promise<FormEngine>;
  /** Whether an answer without the acknowledged flag is passed over in silence (specification section 8, of eligibility). */
  silentWhenUnclear: boolean;
  /** Whether something takes the form's place once it has been sent. */
  hasPanel: boolean;
  /** What the form holds at the moment of sending. */
  read: () => { parts: FormParts; website: string };
  onAcknowledged: (answer: Answer, parts: FormParts) => void;
  /** The attempt has come to its end; `failed` tells whether the visitor has to try again. */
  onAttempted: (failed: boolean) => void;
};

/** How the last attempt went wrong: here (`reason` is null), or on its way. */
export type Fault = Omit<Failure, 'reason'> & { reason: string | null };

const unacknowledged = {
  kind: 'failed',
  problems: {},
  reason: 'The answer could not be understood. Please try again.',
  hopeless: false,
} as const;

/**
 * Submitting (specification sections 4, 7 and 8): idle, sending, idle. `fault` is that of the last attempt and a new object
 * for each.
 */
export function useSubmit<Answer>(options: SubmitOptions<Answer>) {
  const { path, load, silentWhenUnclear, hasPanel, read, onAcknowledged, onAttempted } = options;
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const running = useRef(false);
  const attempt = useRef<Attempt | null>(null);
  // A form that stood in the page before its scripts came has been open since then: people type meanwhile.
  const stoodInPage = !useAlive();
  const [sinceOpened] = useState(() => startStopwatch(stoodInPage ? 0 : performance.now()));

  useEffect(expectNotices, []);

  const send = async (engine: FormEngine) => {
    const { parts, website } = read();
    attempt.current = nextAttempt(attempt.current, parts);
    const names = [...Object.keys(parts.texts), ...Object.keys(parts.files)];
    const body = bodyOf(parts, website, sinceOpened.elapsed());
    const sent = await sendAttempt<Answer>(path, body, attempt.current.idempotencyKey, names);
    const outcome = sent.kind === 'unclear' && !silentWhenUnclear ? unacknowledged : sent;
    if (outcome.kind === 'failed') {
      // What is wrong in a field, or refused for good, is said there: nothing went wrong on the way. Eligibility says so of any failure.
      const isSaid = outcome.hopeless || Object.keys(outcome.problems).length > 0;
      if (silentWhenUnclear || !isSaid) announceFailure();
      engine.show(outcome.problems);
      setFault(outcome);
    } else {
      setFault(null);
    }
    if (outcome.kind === 'acknowledged') {
      announceSent(hasPanel);
      attempt.current = null;
      sinceOpened.restart();
      engine.reset();
      onAcknowledged(outcome.answer, parts);
    }
    onAttempted(outcome.kind === 'failed');
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    // The browser is posting it already: posted the same way again it is the same message to the server.
    if (form.hasAttribute(earlyTap.posted)) return;
    event.preventDefault();
    // State would be a render late for the second tap of a double one.
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      const engine = await load().catch(ifOffline);
      // A new version of the site has taken the script away: the browser posts the form, as without script.
      if (engine === null) return form.submit();
      await engine.submit(
        () => send(engine),
        (problems) => setFault({ problems, reason: null, hopeless: false }),
      );
    } catch {
      announceFailure();
      setFault({
        problems: {},
        reason: 'The connection failed. Please try again.',
        hopeless: false,
      });
      onAttempted(true);
    } finally {
      running.current = false;
      setSending(false);
    }
  };

  return { sending, fault, onSubmit };
}

/** After a script that could not be fetched: null where the site itself can be reached; throws `error` where it cannot. */
async function ifOffline(error: unknown): Promise<null> {
  await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => {
    throw error;
  });
  return null;
}
