import type { Messages } from './messages.en';

export type ReasonKey = keyof Messages;
export type ReasonValues<Key extends ReasonKey> = Parameters<Messages[Key]>;

/** A sentence of the result by key, with the numbers it names, such as { key: 'income-over', limit: 1330 }. */
export type Reason = { key: ReasonKey } & Record<string, string | number>;

export function formatReason(reason: Reason, messages: Messages): string {
  return (messages[reason.key] as (values: Reason) => string)(reason);
}
