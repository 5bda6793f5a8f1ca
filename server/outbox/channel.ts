import type { Mail } from '../email/email';

/** A text message as the outbox keeps it. */
export type Text = {
  /** Ten digits. */
  to: string;
  text: string;
};

/** Delivers one thing. Throws DeliveryFailed; anything else thrown counts as one that may be tried again. */
export type Channel<Content, Result = void> = (
  content: Content,
  idempotencyKey: string,
  createdAt: string,
) => Promise<Result>;

/** Texts: what the provider calls it, by which it tells what has become of it; null where nobody will tell. */
export type TextChannel = Channel<Text, string | null>;

/** What the host of the site is told when it is to build it. */
export type HookCall = { build: string; at: string };

export type Channels = { email: Channel<Mail>; sms: TextChannel; hook?: Channel<HookCall> };

/** A delivery did not work. `problem` is short and free of addresses and texts: it is stored and logged. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  constructor(
    readonly problem: string,
    /** Whether trying again is of no use. */
    readonly final: boolean,
    /** The provider's code for why a text was refused, where it gave one. */
    readonly code: number | null = null,
    /** The same in words for the office, where no code tells them. */
    readonly words: string | null = null,
  ) {
    super(problem);
  }
}
