import type { CoreContext } from '../../../core/context';
import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';

const maxTokens = 10;

/**
 * The Reply-To address of a thread, such as 'replies+<token>@mail.agency.example'. The token is unguessable, says nothing about
 * the thread, and never changes. Undefined if no reply address is set up.
 */
export async function createReplyAddress(
  { config, encryption }: Pick<CoreContext, 'config' | 'encryption'>,
  tx: Db,
  threadId: string,
): Promise<string | undefined> {
  const address = config.inboundEmail?.address;
  if (!address) return undefined;
  // 128 bits in lower-case hex, because some mail servers do not preserve capital letters.
  const secret = Buffer.from(
    encryption.deriveToken(`reply_addresses.token:${threadId}`),
    'base64url',
  );
  const token = secret.toString('hex').slice(0, 32);
  await tx
    .insertInto('replyAddresses')
    .values({ tokenMark: hashToken(encryption, token), threadId })
    .onConflict((conflict) => conflict.column('tokenMark').doNothing())
    .execute();
  return address.replace('@', `+${token}@`);
}

export async function findThreadByRecipients(
  { config, encryption }: Pick<CoreContext, 'config' | 'encryption'>,
  db: Db,
  recipients: readonly string[],
): Promise<string | null> {
  const address = config.inboundEmail?.address?.toLowerCase();
  const tokens = recipients.flatMap((recipient) => {
    const [, name = '', token = '', domain = ''] =
      /^([^+@]+)\+([0-9a-f]{32})@(.+)$/.exec(recipient.toLowerCase()) ?? [];
    return `${name}@${domain}` === address ? [token] : [];
  });
  const hashes = tokens.slice(0, maxTokens).map((token) => hashToken(encryption, token));
  if (hashes.length === 0) return null;
  const row = await db
    .selectFrom('replyAddresses')
    .select('threadId')
    .where('tokenMark', 'in', hashes)
    .orderBy('tokenMark')
    .executeTakeFirst();
  return row?.threadId ?? null;
}

function hashToken(encryption: Encryption, token: string): string {
  return encryption.hmac(['reply_addresses.token', token]);
}
