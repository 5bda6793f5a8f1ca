import { useEffect, useRef, useState } from 'react';
import { ApiError, newIdempotencyKey } from '../../../lib/api/api-client';
import { getErrorMessage } from '../../api/error-messages';
import { callStaff } from '../../api/staff-client';
import type { PendingSends } from '../../hooks/session/use-staff';
import { getDraftKey } from './draft-key';

type SendOptions<Response> = {
  sends: PendingSends;
  onSent: (response: Response, text: string, channel: string) => void;
  onDelivered: (channel: string) => void;
  /** The server rejected it because its data is newer: someone opted out, or threads were merged. */
  onConflict: () => void;
};

export type SendError = { channel: string; message: string };

/**
 * Sends messages and notes to calls below `path`. A message that failed may have arrived all the same: sent again unchanged, it keeps
 * its idempotency key, so that it is not delivered twice.
 */
export function useSendMessage<Response>(path: string, options: SendOptions<Response>) {
  const { sends, onSent } = options;
  const [pending, setPending] = useState(() => findPending(sends, path));
  const [error, setError] = useState<SendError | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (pending === null) return;
    let isUnmounted = false;
    void pending.then(({ channel, error: thrown }) => {
      if (isUnmounted) return;
      setPending(null);
      if (thrown === undefined) return latest.current.onDelivered(channel);
      setError({ channel, message: getErrorMessage(thrown) });
      if (thrown instanceof ApiError && thrown.status === 409) latest.current.onConflict();
    });
    return () => {
      isUnmounted = true;
    };
  }, [pending]);

  const send = <Body extends { text: string }>(
    channel: string,
    call: 'replies' | 'notes',
    body: Body,
  ): void => {
    if (findPending(sends, path)) return;
    const sendKey = getDraftKey(path, channel);
    const last = sends.get(sendKey);
    const request = JSON.stringify([call, body]);
    const key = last?.request === request ? last.key : newIdempotencyKey();
    const underway = callStaff<Response>(`${path}/${call}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    }).then(
      (response) => {
        sends.delete(sendKey);
        onSent(response, body.text, channel);
        return { channel };
      },
      (thrown: unknown) => {
        sends.set(sendKey, { key, request, underway: null });
        return { channel, error: thrown };
      },
    );
    sends.set(sendKey, { key, request, underway });
    setError(null);
    setPending(underway);
  };

  return { send, isPending: pending !== null, error };
}

function findPending(sends: PendingSends, path: string) {
  for (const [key, { underway }] of sends) {
    if (underway && key.startsWith(getDraftKey(path, ''))) return underway;
  }
  return null;
}
