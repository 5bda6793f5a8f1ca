import { emptyThreadFilter } from '../../contract/inbox/filter';
import type { Chat } from '../../contract/inbox/schema';
import type { Vault } from '../db/encryption/encryption';
import type { Db } from '../db/engine';
import { openInbox } from '../inbox/inbox';

/** Lists every thread, latest activity first. */
export async function readInbox(db: Db, vault: Vault): Promise<Chat[]> {
  const entries = await openInbox({ db }, vault).list(emptyThreadFilter, '');
  return entries.map(({ json }) => JSON.parse(json) as Chat);
}
