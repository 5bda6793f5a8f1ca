import type { Chat } from '../../contract/inbox/schema';
import { noThreadFilter } from '../../contract/inbox/filter';
import type { Db } from '../db/engine';
import type { Vault } from '../db/encryption/encryption';
import { openInbox } from '../inbox/inbox';

/** Every thread as the office sees it, the latest activity first. */
export async function readInbox(db: Db, vault: Vault): Promise<Chat[]> {
  const entries = await openInbox({ db }, vault).list(noThreadFilter, '');
  return entries.map(({ json }) => JSON.parse(json) as Chat);
}
