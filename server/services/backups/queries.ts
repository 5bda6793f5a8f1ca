import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { readSetting, writeSetting } from '../../core/db/list-revisions';
import { messageContext } from '../messages/queries';

/** Of the oldest and of the newest messages. */
const sampleSize = 200;

export async function countUnreadableTexts(db: Db, encryption: Encryption): Promise<number> {
  const select = (direction: 'asc' | 'desc') =>
    db
      .selectFrom('messages')
      .select(['id', 'textEncrypted'])
      .orderBy('at', direction)
      .limit(sampleSize)
      .execute();
  const rows = [...(await select('asc')), ...(await select('desc'))];
  return rows.filter(
    ({ id, textEncrypted }) =>
      encryption.tryDecrypt(textEncrypted, messageContext(id, 'text')) === null,
  ).length;
}

const verifiedSetting = 'backup-verified';

/** When the newest backup that was verified was made. */
export function readVerifiedBackup(db: Db): Promise<string | null> {
  return readSetting(db, verifiedSetting);
}

export function recordVerifiedBackup(db: Db, createdAt: string): Promise<void> {
  return writeSetting(db, verifiedSetting, createdAt);
}
