import type { OutboundEmail } from '../email/email';

export type TextMessage = {
  to: string;
  text: string;
};

export type DeployHookCall = { build: string; at: string };

/** Delivers one item. Throws DeliveryError; any other error counts as retryable. */
export type Channel<Content, Result = void> = (
  content: Content,
  idempotencyKey: string,
  createdAt: string,
) => Promise<Result>;

/** Returns the provider's id of the text. Null if the provider will not report its delivery status. */
export type TextChannel = Channel<TextMessage, string | null>;

export type Channels = {
  email: Channel<OutboundEmail>;
  sms: TextChannel;
  hook?: Channel<DeployHookCall>;
};

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly isFinal: boolean;
  readonly code: number | null;
  readonly officeMessage: string | null;

  /** @param reason short, without addresses and message text, because it is stored and logged */
  constructor(
    readonly reason: string,
    options: { isFinal: boolean; code?: number | null; officeMessage?: string },
  ) {
    super(reason);
    this.isFinal = options.isFinal;
    this.code = options.code ?? null;
    this.officeMessage = options.officeMessage ?? null;
  }
}
