import type { RegionId } from '../../contract/shared/regions';

export type SmsAllowanceTable = {
  messageId: string;
  contact: string;
  region: RegionId;
  grantedAt: string;
  expiresAt: string;
  usedAt: string | null;
};

export type TextConsentTable = {
  contact: string;
  /** The latest consent. Null if only an opt-out is known. */
  consentedAt: string | null;
  messageId: string | null;
  /** Only START clears an opt-out; a later form does not. */
  optedOutAt: string | null;
};
