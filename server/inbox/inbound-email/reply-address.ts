import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { findTokenThread, keepReplyToken } from './queries';
import type { Vault } from '../../db/encryption/encryption';

/** Most tokens that are looked up of one mail: an honest one has one. */
const mostTokens = 10;

/**
 * Where answers to an e-mail of a thread come in: 'replies+<token>@mail.agency.example'. The token cannot be guessed and says nothing
 * of the thread; it is always the same for one. Undefined where no address is set: then they reach the region's mailbox.
 */
export async function replyAddressOf(
  { config, vault }: Context,
  tx: Db,
  threadId: string,
): Promise<string | undefined> {
  const address = config.incomingMail?.address ?? null;
  if (address === null) return undefined;
  const token = tokenOf(vault, threadId);
  await keepReplyToken(tx, { tokenMark: markOf(vault, token), threadId });
  return address.replace('@', `+${token}@`);
}

/** The thread whose address is among those a mail was sent to, or null. */
export async function threadOfRecipients(
  { config, vault }: Context,
  db: Db,
  recipients: readonly string[],
): Promise<string | null> {
  const address = config.incomingMail?.address?.toLowerCase() ?? null;
  if (address === null) return null;
  const [name, domain] = address.split('@');
  const tokens = recipients.flatMap((recipient) => {
    const [, ownName, token, ownDomain] =
      /^([^+@]+)\+([0-9a-f]{32})@(.+)$/.exec(recipient.toLowerCase()) ?? [];
    return token !== undefined && ownName === name && ownDomain === domain ? [token] : [];
  });
  const distinct = [...new Set(tokens)].slice(0, mostTokens);
  return findTokenThread(
    db,
    distinct.map((token) => markOf(vault, token)),
  );
}

/** 128 bits in lower case: not every mail server keeps capital letters. */
function tokenOf(vault: Vault, threadId: string): string {
  const secret = Buffer.from(vault.secretOf(`reply_addresses.token:${threadId}`), 'base64url');
  return secret.toString('hex').slice(0, 32);
}

function markOf(vault: Vault, token: string): string {
  return vault.mark(['reply_addresses.token', token]);
}
