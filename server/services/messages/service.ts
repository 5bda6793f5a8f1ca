import { countCharactersLeft, maxMessageLength } from '../../../contract/inbox/constants';
import { findPlaceholders } from '../../../contract/inbox/template-text';
import type { Db } from '../../core/db/engine';
import { HttpError, validationError } from '../../core/http/errors';
import type { Region } from '../site/region-records';
import { findTexting } from '../sms/consent-queries';
import type { TextMessage } from '../sms/text-sender';

/** Starts the text with the company, because the recipient sees no other sender. Throws 409 if the number may not be texted. */
export async function buildText(
  tx: Db,
  region: Region,
  { text, to }: { text: string; to: string },
): Promise<TextMessage> {
  const { canText, canReceiveTexts } = await findTexting(tx, to);
  if (!canReceiveTexts) {
    throw new HttpError(409, 'cannot_receive', 'This number can’t receive texts. Send an email.');
  }
  if (!canText) {
    throw new HttpError(
      409,
      'no_consent',
      'This person hasn’t agreed to texts or has opted out. Call or send an email.',
    );
  }
  return { to, text: `${region.company}: ${text}` };
}

/** Throws 400 on the field `text` if it is too long, or if template placeholders are not filled in. */
export function requireSendable(channel: 'sms' | 'email' | 'status-page', text: string): void {
  const maxLength = maxMessageLength[channel];
  if (countCharactersLeft(maxLength, text) < 0) {
    const limit = maxLength.toLocaleString('en-US');
    throw validationError({ text: `Use at most ${limit} characters.` });
  }
  const placeholders = findPlaceholders(text);
  if (placeholders.length > 0)
    throw validationError({ text: `Fill in: ${placeholders.join(', ')}` });
}

export function notFailedError(): HttpError {
  return new HttpError(409, 'not_failed', 'This message didn’t fail, so it wasn’t sent again.');
}
