import type { Context } from '../context';
import type { KnownRecord } from '../db/queries/help-desk-records';
import type { Vault } from '../db/vault';
import type { Mail } from '../emails/mail';
import { requestFileMail } from '../emails/request-mails';
import { statusLink } from '../public-forms/file-help-desk-request';

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
