import type { ConsentChange } from '../../../contract/sms/schema';
import type { ClientLanguage } from '../../../contract/shared/languages';
import type { RegionId } from '../../../contract/shared/regions';

declare module '../../core/db/tables' {
  interface Tables {
    consentLedgers: ConsentLedgerTable;
    consentEntries: ConsentEntryTable;
    smsAllowances: SmsAllowanceTable;
  }
}

export type SmsAllowanceTable = {
  messageId: string;
  contactMark: string;
  region: RegionId;
  /** Of the page that the form was sent from. */
  language: ClientLanguage | null;
  grantedAt: string;
  expiresAt: string;
  usedAt: string | null;
};

/** One per phone number. Its row is locked while an entry is added. */
export type ConsentLedgerTable = {
  contactMark: string;
  /** The number, to mark it again with another key. '' for an opt-out of an erased person. */
  contactEncrypted: string;
  /** Counts the entries, because clocks don't decide their order. */
  entries: number;
  /** The position of the entry that decides. Null if none does. */
  decidedBy: number | null;
};

export type ConsentEntryTable = ConsentChange & {
  contactMark: string;
  position: number;
  /** The message or request with the form, or the message with the text. Null for carrier and office. */
  originId: string | null;
};
