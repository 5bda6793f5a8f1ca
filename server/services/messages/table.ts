import type { HelpDeskEventType } from '../../../contract/help-desk/constants';
import type { Channel, ThreadEventKind } from '../../../contract/inbox/constants';
import type { ChatMessage } from '../../../contract/inbox/schema';

declare module '../../core/db/tables' {
  interface Tables {
    messages: MessageTable;
    events: EventTable;
  }
}

/** A record that messages and events are about. 'request' is what addresses, the audit log, and drafts call help-desk. */
export type Subject = { kind: 'thread' | 'request' | 'application'; id: string };

/** The recipient's or sender's, as far as the message has them. */
export type MessageAddresses = Pick<ChatMessage, 'email' | 'number'> & { replyTo: string | null };

export type MessageTable = Pick<ChatMessage, 'id' | 'at' | 'direction' | 'author' | 'delivery'> & {
  subjectKind: Subject['kind'];
  subjectId: string;
  /** 'status-page': shown there, and not sent. */
  channel: Channel | 'status-page';
  /** 'automatic': an email from a program, also one of ours that announces a step. */
  intent: ChatMessage['intent'];
  possibleSpam: number;
  /** When a person's message in a thread needs a reply, and the target in minutes behind it. Never changes. */
  dueAt: string | null;
  replyWithin: number | null;
  /** Encrypted. Never contains a date of birth or a Medicaid number. Empty for an email that announces a step. */
  textEncrypted: string;
  /** Why it was not delivered, in words for the office. */
  problem: string | null;
  /** The provider's code for a failed text. 0 if it gave none; null if the carrier did not report. */
  carrierCode: number | null;
  /** Encrypted JSON list of {label, value}: other form fields. */
  detailsEncrypted: string | null;
  /** Encrypted JSON of MessageAddresses; null if it has none. */
  addressesEncrypted: string | null;
  /** Encrypted. An inbound email with everything that it quotes; null if nothing was left out of the text. */
  fullTextEncrypted: string | null;
  /** Encrypted JSON of an inbound email's EmailHeaders. */
  emailHeadersEncrypted: string | null;
  /** The help-desk request that an inbound email answers. */
  requestId: string | null;
};

/** A change of a record that its timeline shows between the messages. */
export type EventTable = {
  id: string;
  subjectKind: Subject['kind'];
  subjectId: string;
  at: string;
  /** Email of a staff member. Null for the person themselves or housekeeping. */
  actor: string | null;
  kind: ThreadEventKind | HelpDeskEventType | 'stage';
  /** The status, stage, or assignee, the name of an employee, or the id of the other thread or of the message that announces a decision. */
  detail: string | null;
  /** The same for all events of one bulk action. */
  batch: string | null;
};
