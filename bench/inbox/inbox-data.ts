import type { Insertable } from 'kysely';
import { regionIds } from '../../contract/shared/regions';
import type { ThreadStatus } from '../../contract/inbox/constants';
import { loadConfig, type Config } from '../../server/core/config/config';
import { loadMasterKey } from '../../server/core/db/encryption/master-key';
import type { Encryption } from '../../server/core/db/encryption/encryption';
import { encryptPerson } from '../../server/core/db/encryption/person';
import { openEncryption } from '../../server/core/db/encryption/key-ring';
import { openDatabase } from '../../server/core/db/open-database';
import type { Tables } from '../../server/core/db/tables';
import { newId } from '../../server/core/db/uuid';
import { encryptChecked } from '../../server/features/inbox/disclosures/queries';
import {
  summarizeOwn,
  summarizeThread,
  type MessageFacts,
} from '../../server/features/inbox/threads/summary';
import { encryptAddresses, messageContext } from '../../server/services/messages/queries';
import { listIndexedWords } from '../../server/services/search-index/tokens';
import { openBulkStore, type BulkStore, type Row } from './bulk-store';
import { createLanguage, pickAt } from './sample-language';
import { createTokenRows } from './token-rows';

const hour = 60 * 60_000;
const day = 24 * hour;
const span = 3 * 365 * day;
/** Threads whose messages are unread. */
const unreadThreads = 40;
/** Older messages count as read without a mark. */
const markedAge = 90 * day;
const batchSize = 2_000;

export const readers = ['owner@larkspan.example', 'intake@larkspan.example'];
export const staff = [
  ...readers,
  ...Array.from({ length: 10 }, (_, index) => `staff${index}@larkspan.example`),
];

export type SampleThread = { id: string; activeAt: string; contact: string };

type Sample = ReturnType<typeof createThread>;

/** Fills an empty database as years of forms, replies, and texts would. Returns every hundredth thread. */
export async function fillInbox(
  environment: Record<string, string>,
  count: number,
): Promise<SampleThread[]> {
  const config = loadConfig({ ...process.env, ...environment, DEMO: '1' });
  const { database, encryption } = await openEncrypted(config);
  await database.close();
  const store = await openBulkStore(config.database);
  try {
    return await fill(store, encryption, { count, isSqlite: config.database.engine === 'sqlite' });
  } finally {
    await store.close();
  }
}

export async function openEncrypted(config: Config) {
  const database = await openDatabase(config.database);
  const dataKey = loadMasterKey(config.dataKey, config.dataDir);
  return { database, encryption: await openEncryption(database, dataKey) };
}

async function fill(
  store: BulkStore,
  encryption: Encryption,
  { count, isSqlite }: { count: number; isSqlite: boolean },
): Promise<SampleThread[]> {
  const createIndexes = await store.dropIndexes();
  const language = createLanguage();
  const listTokens = createTokenizer(encryption);
  const tokenRows = createTokenRows();
  const samples: SampleThread[] = [];
  const now = Date.now();
  for (let from = 1; from <= count; from += batchSize) {
    const batch: Sample[] = [];
    for (let n = from; n < Math.min(count + 1, from + batchSize); n += 1) {
      const start = now - span * (1 - (n - 1) / count) - day;
      const isUnread = n > count - unreadThreads;
      const thread = createThread(language, encryption, { n, start, isUnread });
      batch.push(thread);
      if (n % 100 === 0) samples.push(thread.sample);
    }
    const insert = async (table: string, rows: readonly Row[]) =>
      rows.length > 0 ? store.insert(table, rows) : undefined;
    await insert(
      'threads',
      batch.map(({ row }) => row as unknown as Row),
    );
    await insert(
      'messages',
      batch.flatMap(({ messages }) => messages),
    );
    await insert(
      'eligibility_checks',
      batch.map(({ check }) => check),
    );
    await insert(
      'submissions',
      batch.flatMap(({ submissions }) => submissions),
    );
    await insert(
      'waits',
      batch.flatMap(({ waits }) => waits),
    );
    await insert(
      'thread_addresses',
      batch.flatMap(({ addresses }) => addresses),
    );
    await insert(
      'read_marks',
      batch.flatMap(({ marks }) => marks(now)),
    );
    const withTokens = batch.map(({ row, texts }) => ({
      n: row.n ?? 0,
      tokens: listTokens(texts),
    }));
    if (isSqlite) {
      for (const { n, tokens } of withTokens) for (const token of tokens) tokenRows.add(token, n);
    } else {
      const toRow = ({ n, tokens }: (typeof withTokens)[number]) => ({
        ...{ kind: 'thread', recordN: n, tokens: `{${[...tokens].join()}}` },
      });
      await insert('search_tokens', withTokens.map(toRow));
    }
  }
  for (const rows of tokenRows.batches(100_000)) await store.insert('search_tokens', rows);
  await createIndexes();
  return samples;
}

/** The tokens of a thread, as the product makes them; those of each word only once. */
function createTokenizer(encryption: Encryption) {
  const known = new Map<string, readonly number[]>();
  const ofWord = (word: string): readonly number[] => {
    const found = known.get(word);
    if (found) return found;
    const tokens = Array.from(
      listIndexedWords(word),
      (one) => encryption.tokens('thread', one)[0] ?? 0,
    );
    // Numbers and addresses are hardly ever used twice.
    if (/^[a-z]+$/.test(word)) known.set(word, tokens);
    return tokens;
  };
  return (texts: readonly string[]): Set<number> => new Set(texts.flatMap(ofWord));
}

function createThread(
  language: ReturnType<typeof createLanguage>,
  encryption: Encryption,
  { n, start, isUnread }: { n: number; start: number; isUnread: boolean },
) {
  const { random, pick, listWords } = language;
  const [id, firstName, lastName] = [newId(), language.firstName(), language.lastName()];
  const email = random() < 0.6 ? `${firstName}.${lastName}${n % 97}@mail${n % 5}.example` : null;
  const contact = `${200 + Math.floor(random() * 800)}55501${String(n % 100).padStart(2, '0')}`;
  const person = { firstName, lastName, email, contact };
  const region = pick(regionIds);
  const status = pickStatus(random());
  const assignee = status === 'new' ? null : pick(staff);
  const author = assignee ?? pickAt(staff, n);

  const facts: MessageFacts[] = [];
  const messages: Row[] = [];
  const texts: string[] = [];
  let at = start;
  const add = (channel: MessageFacts['channel'], words: readonly string[]) => {
    const isReply = channel === 'email';
    const dueAt = isReply ? null : new Date(at + hour).toISOString();
    const message = {
      ...{ id: newId(), at: new Date(at).toISOString(), channel, intent: null, possibleSpam: 0 },
      ...{ author: isReply ? author : null, dueAt, replyWithin: isReply ? null : 60 },
      direction: isReply ? 'out' : 'in',
      delivery: !isReply ? 'received' : random() < 0.002 ? 'failed' : 'sent',
    } as const;
    facts.push(message);
    texts.push(...words);
    messages.push({
      ...message,
      ...{ subjectKind: 'thread', subjectId: id },
      addressesEncrypted:
        channel === 'sms'
          ? null
          : encryptAddresses(encryption, message.id, { email, replyTo: null, number: null }),
      textEncrypted: encryption.encrypt(words.join(' '), messageContext(message.id, 'text')),
    });
    return message.id;
  };
  const checkId = add('eligibility', 'Eligibility check. Preferred call time: Any time'.split(' '));
  const turns = 1 + Math.floor(random() * 4);
  for (let turn = 1; turn <= turns; turn += 1) {
    at += random() * day * 0.2;
    const isReply = status !== 'new' && turn % 2 === 1;
    add(isReply ? 'email' : 'sms', listWords());
  }
  // The office answers nearly everyone.
  const isAnswered = status !== 'new' && random() < 0.98;
  if (isAnswered && !isUnread && facts.at(-1)?.direction === 'in') add('email', listWords());

  const { summary, submissions, waits } = summarizeThread(facts, { status, region });
  const own = summarizeOwn(facts);
  const activeAt = new Date(at).toISOString();
  const row: Insertable<Tables['threads']> = {
    ...{ n, id, personMark: `bench ${n}`, region, status },
    ...encryptPerson(encryption, 'threads', id, person),
    ...{ assignee, version: 1, createdAt: new Date(start).toISOString(), activeAt },
    ...summary,
    ...own,
  };
  return {
    row,
    messages,
    texts: [...texts, firstName, lastName, contact, ...(email === null ? [] : [email])],
    sample: { id, activeAt, contact },
    check: {
      ...{ messageId: checkId, consent: 1 },
      personEncrypted: encryptChecked(encryption, checkId, { ...person, time: 'Any time' }),
      dobEncrypted: encryption.encrypt('1 1 1940', `eligibility_checks.dob:${checkId}`),
    },
    submissions: submissions.map((one) => ({ threadN: n, ...one })),
    waits: waits.map((one) => ({ threadN: n, ...one })),
    addresses: [
      { mark: encryption.mark('phone', contact), threadN: n },
      ...(email === null ? [] : [{ mark: encryption.mark('email', email), threadN: n }]),
    ],
    marks: (now: number): Row[] =>
      isUnread || at < now - markedAge
        ? []
        : readers.map((reader) => ({
            ...{ email: reader, threadId: id },
            ...{ seenCount: own.messageCount, readCount: own.messageCount },
          })),
  };
}

function pickStatus(share: number): ThreadStatus {
  if (share < 0.8) return 'closed';
  if (share < 0.92) return 'contacted';
  return share < 0.98 ? 'qualified' : 'new';
}
