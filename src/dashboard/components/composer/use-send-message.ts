import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-client';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key';
import { faultWords } from '../../api/error-messages';
import type { Sends } from '../../hooks/session/use-staff';
import { callStaff } from '../../api/staff-client';
import { draftKey } from './draft-key';

type UseSend<Answer> = {
  /** The session's: who leaves and comes back finds there what is still under way, and the key of what failed. */
  sends: Sends;
  /** These words have arrived, as what the server answers; also when the box that began it is gone. */
  onSent: (answer: Answer, words: string, channel: string) => void;
  /** The same, for the box that is there by then. */
  onDelivered: (channel: string) => void;
  /** The server knows better what is so: somebody has opted out, or it has been merged. */
  onRefused: () => void;
};

/** Why the last send failed, and in which channel: another may be on the screen by then. */
export type SendError = { channel: string; message: string };

/**
 * Sending an answer, or keeping a note, for what `path` names ('/chats/…'): what is kept and what is sent have calls of their own
 * below it. One key per answer until it has succeeded: a send that failed may have arrived all the same, and its repetition must not
 * reach the person twice. Other words or another channel are another answer, with a key of their own.
 */
export function useSend<Answer>(
  path: string,
  { sends, onSent, onDelivered, onRefused }: UseSend<Answer>,
) {
  const [underway, setUnderway] = useState(() => findUnderway(sends, path));
  const [error, setError] = useState<SendError | null>(null);
  const latest = useRef({ onDelivered, onRefused });
  useEffect(() => {
    latest.current = { onDelivered, onRefused };
  });

  useEffect(() => {
    if (underway === null) return;
    let isGone = false;
    void underway.then(({ channel, error: thrown }) => {
      if (isGone) return;
      setUnderway(null);
      if (thrown === undefined) return latest.current.onDelivered(channel);
      setError({ channel, message: faultWords(thrown) });
      if (thrown instanceof ApiError && thrown.status === 409) latest.current.onRefused();
    });
    return () => {
      isGone = true;
    };
  }, [underway]);

  /** Sends to a call below the path; does nothing while another send of it is under way. */
  const send = <Body extends { text: string }>(
    channel: string,
    call: 'replies' | 'notes',
    body: Body,
  ): void => {
    if (findUnderway(sends, path)) return;
    const place = draftKey(path, channel);
    const last = sends.get(place);
    const request = JSON.stringify([call, body]);
    const key = last?.request === request ? last.key : newIdempotencyKey();
    const outcome = callStaff<Answer>(`${path}/${call}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    }).then(
      (answer) => {
        sends.delete(place);
        onSent(answer, body.text, channel);
        return { channel };
      },
      (thrown: unknown) => {
        sends.set(place, { key, request, underway: null });
        return { channel, error: thrown };
      },
    );
    sends.set(place, { key, request, underway: outcome });
    setError(null);
    setUnderway(outcome);
  };

  return { send, busy: underway !== null, error };
}

function findUnderway(sends: Sends, path: string) {
  const begun = [...sends].find(
    ([key, { underway }]) => underway && key.startsWith(draftKey(path, '')),
  );
  return begun?.[1].underway ?? null;
}
