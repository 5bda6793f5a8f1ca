import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api';
import { newIdempotencyKey } from '../../../lib/idempotency-key';
import { faultWords } from '../fault-words';
import type { Sends } from '../staff';
import { callStaff } from '../staff-call';

type UseSend<Answer> = {
  /** The session's: who leaves and comes back finds there what is still under way, and the key of what failed. */
  sends: Sends;
  /** These words have arrived, as what the server answers; also when the box that began it is gone. */
  onSent: (answer: Answer, words: string) => void;
  /** The same, for the box that is there by then. */
  onDelivered: (words: string) => void;
  /** The server knows better what is so: somebody has opted out, or it has been merged. */
  onRefused: () => void;
};

/**
 * Sending an answer, or keeping a note, for what `path` names ('/chats/…'): what is kept and what is sent have calls of their own
 * below it. One key per answer until it has succeeded: a send that failed may have arrived all the same, and its repetition must not
 * reach the person twice. Other words or another channel are another answer, with a key of their own.
 */
export function useSend<Answer>(
  path: string,
  { sends, onSent, onDelivered, onRefused }: UseSend<Answer>,
) {
  const [underway, setUnderway] = useState(sends.get(path)?.underway ?? null);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef({ onDelivered, onRefused });
  useEffect(() => {
    latest.current = { onDelivered, onRefused };
  });

  useEffect(() => {
    if (underway === null) return;
    let isGone = false;
    void underway.then(({ words, error }) => {
      if (isGone) return;
      setUnderway(null);
      if (error === undefined) return latest.current.onDelivered(words);
      setFault(faultWords(error));
      if (error instanceof ApiError && error.status === 409) latest.current.onRefused();
    });
    return () => {
      isGone = true;
    };
  }, [underway]);

  /** Sends to a call below the path; does nothing while another send of it is under way. */
  const send = <Body extends { text: string }>(call: 'replies' | 'notes', body: Body): void => {
    const last = sends.get(path);
    if (last?.underway) return;
    const request = JSON.stringify([call, body]);
    const key = last?.request === request ? last.key : newIdempotencyKey();
    const outcome = callStaff<Answer>(`${path}/${call}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    }).then(
      (answer) => {
        sends.delete(path);
        onSent(answer, body.text);
        return { words: body.text };
      },
      (error: unknown) => {
        sends.set(path, { key, request, underway: null });
        return { words: body.text, error };
      },
    );
    sends.set(path, { key, request, underway: outcome });
    setFault(null);
    setUnderway(outcome);
  };

  return { send, busy: underway !== null, fault };
}
