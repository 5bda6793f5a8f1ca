import type { ChannelId, MissedCall } from '../../../contract/inbox/constants';
import type { Values } from './merge-fields';
import { PersonalDraft } from './personal-draft';

/** What the draft of a message consists of. Undefined removes a field. */
export type MessageChange = {
  text?: string;
  recipient?: string | undefined;
  missed?: MissedCall | undefined;
  /** The people it was started for, if their threads were merged since and no one has confirmed the recipient. */
  originalRecipients?: string | undefined;
};

type PendingSend = {
  idempotencyKey: string;
  request: string;
  /** Null once it has failed; never rejects. */
  promise: Promise<{ channel: ChannelId; error?: unknown }> | null;
};

export class MessageDraft extends PersonalDraft {
  /** The message being sent, or that failed. Sent again unchanged, it keeps its idempotency key. */
  pendingSend: PendingSend | null = null;

  get text(): string {
    return this.values['text'] ?? '';
  }

  /** Changes the message. Without a text or a missed call it is no draft. */
  setMessage(change: MessageChange): void {
    const fields = Object.entries({ ...this.values, ...change });
    const values = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    const isEmpty = (values['text'] ?? '') === '' && values['missed'] === undefined;
    this.set(isEmpty ? {} : (values as Values));
  }

  setPendingSend(pendingSend: PendingSend | null): void {
    this.pendingSend = pendingSend;
  }
}
