import type { Mail } from '../emails/mail';

/** A text message as the outbox keeps it. */
export type Text = {
  /** Ten digits. */
  to: string;
  text: string;
};

/** Delivers one thing. Throws DeliveryFailed; anything else thrown counts as one that may be tried again. */
export type Channel<Content> = (
  content: Content,
  idempotencyKey: string,
  createdAt: string,
) => Promise<void>;

export type Channels = { email: Channel<Mail>; sms: Channel<Text> };

/** A delivery did not work. `problem` is short and free of addresses and texts: it is stored and logged. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  constructor(
    readonly problem: string,
    /** Whether trying again is of no use. */
    readonly final: boolean,
  ) {
    super(problem);
  }
}
