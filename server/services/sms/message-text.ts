import { simplifyText, startText } from '../../../contract/sms/text-parts';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { HttpError } from '../../core/http/errors';
import type { Region } from '../site/region-records';
import type { PersonTexts } from '../texts/en';
import { findTexting } from './consent-queries';
import { isAnsweredByTwilio, isCryForHelp, type InboundText, type TextIntent } from './text-intent';
import type { TextMessage } from './text-sender';

/** The immediate reply to an inbound text. Null if a person replies, or if Twilio has already replied to the keyword. */
export function getAutoReply(
  { company, phone }: Region,
  { text: texts }: PersonTexts,
  text: InboundText,
  intent: TextIntent,
): string | null {
  if (isAnsweredByTwilio(text)) return null;
  if (intent === 'stop') return texts.stop(company, phone);
  if (intent === 'start') return texts.start(company);
  return intent === 'help' || isCryForHelp(text) ? texts.help(company, phone) : null;
}

/** Starts the text with the company, because the recipient sees no other sender. Throws 409 if the number may not be texted. */
export async function buildText(
  tx: Db,
  encryption: Encryption,
  region: Region,
  { text, to }: { text: string; to: string },
): Promise<TextMessage> {
  const { canText, canReceiveTexts } = await findTexting(tx, encryption, to);
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
  return { to, text: simplifyText(startText(region.company, text)) };
}
