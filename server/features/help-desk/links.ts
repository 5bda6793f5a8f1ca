import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { Encryption } from '../../core/db/encryption/encryption';

/** Derived from the data key, so that a repeated request gets the same token. */
export function deriveStatusToken(encryption: Encryption, id: string): string {
  return encryption.deriveToken(`help_desk.token:${id}`);
}

/** The link of a file has its own token, because it expires with the file and not with the request. */
export function deriveFileToken(encryption: Encryption, fileId: string): string {
  return encryption.deriveToken(`help_desk_files.token:${fileId}`);
}

/** The token is in the fragment, which never reaches a server or a log. */
export function getStatusPath(token: string, language: SiteLanguage): string {
  return toLanguagePath(`${extraRoutes.helpDeskStatus}#${token}`, language);
}
