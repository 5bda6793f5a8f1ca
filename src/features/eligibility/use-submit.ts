import { useRef, useState, type FormEvent } from 'react';
import toast from 'react-hot-toast';
import { messages } from '../../../contract/messages';
import { phoneDigits } from '../../../contract/phone';
import type { RegionId } from '../../../contract/regions';
import { bodyOf, nextAttempt, type Attempt } from './attempt';
import type { FormEngine } from './form-engine';
import type { EligibilityValues, Problems } from './form-values';
import { requestText, sendAttempt } from './send-attempt';
import { startStopwatch } from './stopwatch';

type SubmitOptions = {
  region: RegionId;
  load: () => Promise<FormEngine>;
  /** The attempt has come to its end, well or not. */
  onAttempted: () => void;
};

/**
 * Submitting (specification sections 4, 7 and 8): idle, sending, idle. `failed` and `summary`, what was
 * wrong with the fields, are those of the last attempt; `refusals` counts the times this form itself refused, `sent` those it was acknowledged.
 */
export function useSubmit({ region, load, onAttempted }: SubmitOptions) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [summary, setSummary] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const [sent, setSent] = useState(0);
  const running = useRef(false);
  const attempt = useRef<Attempt | null>(null);
  const [sinceOpened] = useState(startStopwatch);

  const send = async (engine: FormEngine, values: EligibilityValues) => {
    attempt.current = nextAttempt(attempt.current, values, region);
    const body = bodyOf(values, region, sinceOpened.elapsed());
    const outcome = await sendAttempt(body, attempt.current.idempotencyKey);
    setFailed(outcome.kind === 'failed');
    setSummary(outcome.kind === 'failed' ? outcome.problems : {});
    if (outcome.kind === 'acknowledged') {
      toast.success(messages.sent);
      attempt.current = null;
      sinceOpened.restart();
      engine.reset();
      setSent((count) => count + 1);
      void requestText(phoneDigits(values.phoneNumber));
    }
    if (outcome.kind === 'failed') {
      toast.error(messages.sendFailed);
      engine.show(outcome.problems);
    }
    onAttempted();
  };

  const refuse = (problems: Problems) => {
    setFailed(false);
    setSummary(problems);
    setRefusals((count) => count + 1);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // State would be a render late for the second tap of a double one.
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      const engine = await load();
      await engine.submit((values) => send(engine, values), refuse);
    } catch {
      setFailed(true);
      toast.error(messages.sendFailed);
      onAttempted();
    } finally {
      running.current = false;
      setSending(false);
    }
  };

  return { sending, failed, summary, refusals, sent, onSubmit };
}
