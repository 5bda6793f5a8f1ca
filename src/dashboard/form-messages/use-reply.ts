import { useEffect, useRef, useState } from 'react';
import type { ChatMessage, NoteRequest, ReplyRequest } from '../../../contract/chats';
import { ApiError } from '../../lib/api';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import { faultWords } from '../parts/fault-words';
import type { ReplySends } from '../parts/staff';
import { callStaff } from '../parts/staff-call';
import { isKept } from './reply-channels';

type UseReply = {
  /** The session's: who leaves a thread and comes back finds there what is still under way, and the key of what failed. */
  sends: ReplySends;
  /** These words have arrived, as a message; also when the box that began it is gone. */
  onSent: (message: ChatMessage, words: string) => void;
  /** The same, for the box that is there by then. */
  onDelivered: (words: string) => void;
  /** The server knows better what is so: somebody has opted out, or the thread has been merged. */
  onRefused: () => void;
};

/**
 * Sending an answer, or keeping a note or a call, by calls of their own: what is kept never takes the way of what is sent. One
 * key per answer until it has succeeded: a send that failed may have arrived all the same, and its repetition must not reach the
 * person twice. Other words or another channel are another answer, with a key of their own.
 */
export function useReply(userId: string, { sends, onSent, onDelivered, onRefused }: UseReply) {
  const [underway, setUnderway] = useState(sends.get(userId)?.underway ?? null);
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

  /** Does nothing while another send of this thread is under way. */
  const send = (reply: ReplyRequest | NoteRequest): void => {
    if (sends.get(userId)?.underway) return;
    const request = JSON.stringify(reply);
    const last = sends.get(userId);
    const key = last?.request === request ? last.key : newIdempotencyKey();
    const call = isKept(reply.channel) ? 'notes' : 'replies';
    const outcome = callStaff<ChatMessage>(`/chats/${encodeURIComponent(userId)}/${call}`, {
      method: 'POST',
      body: reply,
      headers: { 'idempotency-key': key },
    }).then(
      (message) => {
        sends.delete(userId);
        onSent(message, reply.text);
        return { words: reply.text };
      },
      (error: unknown) => {
        sends.set(userId, { key, request, underway: null });
        return { words: reply.text, error };
      },
    );
    sends.set(userId, { key, request, underway: outcome });
    setFault(null);
    setUnderway(outcome);
  };

  return { send, busy: underway !== null, fault };
}
