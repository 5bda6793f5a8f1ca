import type { Detail } from '../../../contract/shared/schema/fields';
import { longestWriting } from '../../../contract/inbox/constants';
import type { Config } from '../../config';
import { replySubject } from '../templates/reply';
import type { Regions } from '../../site/region-records';
import type { IncomingMail } from './parse-email';
import { withoutQuote } from './strip-quoted-text';

const mostNamed = 10;

/** What a thread shows of a mail: its own words, and in lines below what else there is to know. */
export function saidInMail(
  mail: Pick<IncomingMail, 'from' | 'subject' | 'text' | 'files' | 'isCut'>,
  { names, fromKnown }: { names: readonly string[]; fromKnown: boolean },
): { text: string; details: Detail[] } {
  const characters = [...withoutQuote(mail.text, names)];
  const most = longestWriting.email;
  const isCut = mail.isCut || characters.length > most;
  const details: Detail[] = [];
  const add = (label: string, value: string) => details.push({ label, value });
  if (!fromKnown) {
    add(
      'Came from',
      mail.from === null
        ? 'It names no sender.'
        : `${mail.from}. This is not an address that this office has written to.`,
    );
  }
  if (!isOurSubject(mail.subject)) add('Subject', mail.subject);
  if (isCut) {
    const limit = most.toLocaleString('en-US');
    add(
      'Cut',
      `It is longer than what is kept here, at most ${limit} characters. All of it is in the mailbox.`,
    );
  }
  if (mail.files.length > 0) add('Attachments', filesInWords(mail.files));
  return { text: characters.slice(0, most).join('') || '[an empty e-mail]', details };
}

/** Whom a former mail of ours is from, for a mail program that quotes it. */
export function ourNames(regions: Regions, { mail, incomingMail }: Config): string[] {
  const own = Object.values(regions).flatMap(({ company, email }) => [company, email]);
  const address = incomingMail?.address?.split('@')[1];
  return [...own, mail.from, ...(address === undefined ? [] : [address])];
}

/** 'Re: Your message to …' says nothing new, nor does none. */
function isOurSubject(subject: string): boolean {
  const own = subject.replace(/^(?:\s*(?:re|aw|sv|rv|res|antw)\s*:)+\s*/i, '');
  return own === '' || own.startsWith(replySubject);
}

function filesInWords(files: readonly string[]): string {
  const isOne = files.length === 1;
  const more = files.length - mostNamed;
  const names = [...files.slice(0, mostNamed), ...(more > 0 ? [`${String(more)} more`] : [])];
  const count = isOne ? '1 attachment' : `${String(files.length)} attachments`;
  return `${count}: ${names.join(', ')}. Not kept here: ${isOne ? 'it is' : 'they are'} in the mailbox.`;
}
