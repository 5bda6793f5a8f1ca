import type { Generated } from 'kysely';
import type { Chat } from '../../../contract/inbox/schema';
import type { Template } from '../../../contract/inbox/template-schema';
import type { RegionId } from '../../../contract/shared/regions';
import type { EncryptedPerson } from '../../core/db/encryption/person';

declare module '../../core/db/tables' {
  interface Tables {
    threads: WithDefaults<ThreadTable, 'n' | 'tags' | keyof ThreadSummary | keyof SnoozeState>;
    submissions: SubmissionTable;
    waits: WaitTable;
    threadAddresses: ThreadAddressTable;
    distinctThreads: DistinctThreadsTable;
    eligibilityChecks: EligibilityCheckTable;
    replyAddresses: ReplyAddressTable;
    replyTemplates: WithDefaults<ReplyTemplateTable, 'place' | 'language'>;
    inboxReaders: InboxReaderTable;
    readMarks: ReadMarkTable;
  }
}

type WithDefaults<Row, Column extends keyof Row> = Omit<Row, Column> & {
  [Name in Column]: Generated<Row[Name]>;
};

/**
 * One person, with several numbers and addresses (docs/decisions/046). A form finds it by one of them and the name; what later messages
 * give stays with them until the office adds it. `version` grows with each change by the office.
 */
export type ThreadTable = Pick<
  Chat,
  'region' | 'status' | 'assignee' | 'version' | 'language' | 'source'
> &
  EncryptedPerson &
  SnoozeState &
  ThreadSummary & {
    /** The number that the search index and the tables below know it by. Never sent to the browser. */
    n: number;
    id: string;
    /** Of getContactKey, with the number or address and the name of the first message. */
    personMark: string;
    createdAt: string;
    activeAt: string;
    /** The staff member who last changed status or assignee. Null if the visitor did, by writing again. */
    changedBy: string | null;
    /** Of parseTags. */
    tags: string | null;
    /** The thread that shows this thread's messages since a merge. */
    mergedInto: string | null;
    mergeMemory: string | null;
    /** When the owner was last told that this person waits too long. */
    ownerToldAt: string | null;
    /** A new UUID with each change of what its screen shows. Null until the first one. */
    revision: string | null;
  };

type SnoozeState = {
  /** `untilTheyWrite` or a time; null if it is awake. */
  snoozedUntil: string | null;
  /** The account that last snoozed it. */
  snoozedBy: string | null;
  sleepsOnThanks: number;
};

/** Kept up to date by refreshThread, so that lists and counts need no messages. */
export type ThreadSummary = {
  messageCount: number;
  /** Of the latest message of the person: its time, and its place among the thread's own messages, from 1. */
  lastInAt: string | null;
  lastInPosition: number;
  /** From here on, of the thread and of those merged into it. */
  lastMessageId: string | null;
  total: number;
  /** One bit for each channel of its messages, in the order of `channels`. */
  channels: number;
  waitsSince: string | null;
  /** Of the message that began the wait. */
  dueAt: string | null;
  replyWithin: number | null;
  failed: number;
  possibleSpam: number;
  /** When the next follow-up is due. */
  followUpAt: string | null;
};

/** A submitted form of a visible thread, by the day at its office. */
export type SubmissionTable = { threadN: number; position: number; day: string; region: RegionId };

/** A wait for a response that counts for the response targets. */
export type WaitTable = SubmissionTable & {
  since: string;
  /** Milliseconds; null if there was no response. Only the release before this one reads it. */
  answeredAfter: number | null;
  dueAt: string | null;
  /** 1: answered until then; 0: later; null: not answered, or no due time. */
  kept: number | null;
  /** Email of the staff member. */
  answeredBy: string | null;
};

/** The keyed hashes of a person's numbers and addresses, and of those that messages gave. */
export type ThreadAddressTable = { mark: string; threadN: number };

/** Two threads that belong to different people, although they share a number or an address. The smaller id first. */
export type DistinctThreadsTable = {
  firstId: string;
  secondId: string;
  at: string;
  byEmail: string;
};

/** The fields of an eligibility check, beside its message. */
export type EligibilityCheckTable = {
  messageId: string;
  /** Encrypted JSON of CheckedPerson. */
  personEncrypted: string;
  dobEncrypted: string;
  medicaidNumberEncrypted: string | null;
  consent: number;
};

/** An account that has marked threads, or was there before marks were. */
export type InboxReaderTable = {
  email: string;
  /** In threads without a mark, messages until then count as read. */
  readBefore: string;
  /** A new UUID with each change of its marks. */
  revision: string;
};

/** How many messages of a thread an account has seen in the list, and read. Merged threads keep their own marks. */
export type ReadMarkTable = {
  email: string;
  threadId: string;
  seenCount: number;
  readCount: number;
};

/** Maps the token in a reply address to its thread. */
export type ReplyAddressTable = {
  /** A keyed hash, so that the database alone reveals no address. Unique. */
  tokenMark: string;
  threadId: string;
};

export type ReplyTemplateTable = Omit<Template, 'files'> & {
  /** Email of a staff member. Null if the template came with the product. */
  changedBy: string | null;
};
