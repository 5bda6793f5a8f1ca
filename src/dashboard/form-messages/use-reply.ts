import { useRef, useState } from 'react';
import type { ChatMessage, NoteRequest, ReplyRequest } from '../../../contract/chats';
import { ApiError } from '../../lib/api';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import { faultWords } from '../parts/fault-words';
import { callStaff } from '../parts/staff-call';
import { isKept } from './reply-channels';

/**
 * Sending an answer, or keeping a note or a call, by calls of their own: what is kept never takes the way of what is sent. One key per answer until it has succeeded: a send that failed may have arrived all the same, and its
 * repetition must not reach the person twice. Other words or another channel are another answer, with a key of their own.
 * @param onRefused the server knows better what is so: somebody has opted out, or the thread has been merged
 */
export function useReply(userId: string, onRefused: () => void) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const attempt = useRef<{ key: string; request: string } | null>(null);

  /** Resolves to the new message, or to null when it failed (`fault` says why) or another send is under way. */
  const send = async (reply: ReplyRequest | NoteRequest): Promise<ChatMessage | null> => {
    if (busy) return null;
    const request = JSON.stringify(reply);
    if (attempt.current?.request !== request) {
      attempt.current = { key: newIdempotencyKey(), request };
    }
    setBusy(true);
    setFault(null);
    try {
      const call = isKept(reply.channel) ? 'notes' : 'replies';
      const message = await callStaff<ChatMessage>(`/chats/${encodeURIComponent(userId)}/${call}`, {
        method: 'POST',
        body: reply,
        headers: { 'idempotency-key': attempt.current.key },
      });
      attempt.current = null;
      return message;
    } catch (error) {
      setFault(faultWords(error));
      if (error instanceof ApiError && error.status === 409) onRefused();
      return null;
    } finally {
      setBusy(false);
    }
  };

  return { send, busy, fault };
}
