import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '../../../contract/audit/constants';
import type { MessageKind } from '../../../contract/drafts/constants';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import type { MissedCall, maxMessageLength } from '../../../contract/inbox/constants';
import type { UndeliveredItem } from '../../../contract/overview/undelivered-schema';
import type { RegionId } from '../../../contract/shared/regions';
import type { CoreContext } from '../../core/context';
import type { Actor } from '../../core/db/change-log';
import type { Db, Tx } from '../../core/db/engine';
import type { AuditSubject } from '../audit/record-audit';
import type { ServiceContext } from '../context';
import type { OutboundEmail } from '../email/email';
import type { Conversation } from './parent-email-queries';
import type { StoredMessage } from './queries';
import type { MessageTable, Subject } from './table';

/** A message that the office writes. */
export type OutboundMessage = Pick<MessageTable, 'id'> & {
  channel: keyof typeof maxMessageLength;
  text: string;
  /** An email address or ten digits. */
  to?: string | null;
  /** An email about a step that has its own audit entry. */
  isNotice?: boolean;
  missed?: MissedCall;
  /** Ids of uploads, or of files of templates. */
  files?: readonly string[] | undefined;
  /** Of an email. By default that of the conversation. */
  subject?: string | undefined;
  signature?: string | null;
  /** Quotes earlier emails from and to the recipient. */
  withEarlier?: boolean | undefined;
  /** Emails of staff whom a note mentions. */
  mentions?: readonly string[] | undefined;
  /** An email with its signature and what it quotes, if it has either. */
  fullText?: string | null;
  /** Held until then, so that it can be withdrawn. */
  notBefore?: string;
};

/** Only a request has a type. */
export type SubjectRecord = { id: string; region: RegionId; type?: HelpDeskType };

/** A feature registers this, so that the office can write messages about its records. */
export type MessageSubject<Loaded extends SubjectRecord = SubjectRecord, Shown = unknown> = {
  kind: Subject['kind'];
  draftKind: MessageKind;
  /** The name of one in the list of undelivered messages. */
  what: UndeliveredItem['what'];
  auditActions: Readonly<
    Partial<Record<'reply' | 'note' | 'call' | 'retry' | 'unsend', AuditAction>>
  >;
  getAuditSubject(recordId: string, messageId: string): AuditSubject;
  /** Locks the record, so that nothing is written about one that is being erased. */
  lock(tx: Tx, recordId: string): Promise<unknown>;
  /** Throws 404 if there is no such record, or if the caller cannot see it. */
  requireVisible(
    context: CoreContext,
    request: FastifyRequest,
    db: Db,
    id: string,
  ): Promise<Loaded>;
  /** The message as the calls of the feature return it. */
  findShown(context: ServiceContext, db: Db, messageId: string): Promise<Shown | null>;
  /** The messages that an email can answer or quote. Missing if its messages are all notes. */
  getConversation?(db: Db, recordId: string): Conversation;
  /** Missing if its messages are all notes. */
  buildEmail?(
    context: ServiceContext,
    tx: Db,
    record: Loaded,
    email: { id: string; text: string; to: string; isNotice: boolean; at: string },
  ): Promise<OutboundEmail>;
  /** The content of a text; by default as written. */
  findText?(
    context: ServiceContext,
    tx: Db,
    record: Loaded,
    message: { id: string; text: string },
  ): Promise<string>;
  /** Called in the transaction in which somebody writes a message. Returns what `onUnsent` needs. */
  onWritten?(
    context: ServiceContext,
    tx: Tx,
    record: Loaded,
    message: OutboundMessage,
    actor: Actor,
  ): Promise<unknown>;
  /** Called in the transaction in which the author withdraws a message, after it was deleted. */
  onUnsent?(
    context: ServiceContext,
    tx: Tx,
    record: Loaded,
    message: StoredMessage & { written: unknown },
    actor: Actor,
  ): Promise<void>;
  /** Called in each transaction that changes messages of a record. */
  onChange(tx: Tx, recordId: string): Promise<void>;
  /** The reason, as a key of `obsoleteReasons`, not to send a message anymore. */
  findObsolete?(db: Db, message: StoredMessage): Promise<string | null>;
  obsoleteReasons?: Readonly<Record<string, string>>;
};

export type MessageSubjects = Readonly<Record<Subject['kind'], MessageSubject>>;
