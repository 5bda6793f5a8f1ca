import type { Context } from '../../context';
import type { KnownRecord } from '../records/queries';
import type { Vault } from '../../db/encryption/encryption';
import type { Mail } from '../../email/email';
import { requestFileMail } from '../emails';
import { statusLink } from '../requests/create-request';

/** The token of a file's link. Not that of the request: this link ends with the file. */
export function tokenOfFile(vault: Vault, fileId: string): string {
  return vault.secretOf(`help_desk_files.token:${fileId}`);
}

/** What a caregiver is mailed of a file that was attached for them. */
export function mailOfFile(
  { config, regions, vault }: Context,
  { region, reference }: KnownRecord,
  { fileId, to }: { fileId: string; to: string },
): Mail {
  const statusUrl = `${config.siteUrl}${statusLink(tokenOfFile(vault, fileId))}`;
  return requestFileMail({ region: regions[region], to, reference, statusUrl });
}
