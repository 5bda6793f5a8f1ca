import PostalMime, { addressParser, type Email } from 'postal-mime';
import { HttpError } from '../../http/errors';
import { headersOf, isAutomatic } from './auto-submitted';
import { bounceOf, type Bounce } from './bounce';
import { clean, cleanLine } from './sanitize-text';
import { htmlAsText } from './html-to-text';
import { sentIds } from './message-ids';
import { withoutFiles } from './strip-attachments';

const mostRecipients = 100;

/** What a mail says, as far as it is of use here. */
export type IncomingMail = {
  /** Where it says it comes from; null when it says nothing that is an address. Anybody can write this. */
  from: string | null;
  /** Every address it was sent to, as its headers and the mail server say. */
  recipients: string[];
  /** Ids of our messages that it answers, the latest first. */
  answers: string[];
  /** Its Message-ID, or null. */
  id: string | null;
  subject: string;
  text: string;
  /** Names of the files that came with it. */
  files: string[];
  /** Whether it is so long that not all of it was read. */
  isCut: boolean;
  isAutomatic: boolean;
  bounce: Bounce | null;
};

/**
 * Reads a raw mail (RFC 5322, MIME).
 * @param ownAddress the sender of our own mails
 * Throws 422 when it is built so that it cannot be read.
 */
export async function readMail(raw: Buffer, ownAddress: string): Promise<IncomingMail> {
  const short = withoutFiles(raw);
  const mail = await PostalMime.parse(short.mail, {
    // A mail within a mail is a file: what it says is not what this person says.
    forceRfc822Attachments: true,
    maxNestingDepth: 32,
    maxHeadersSize: 256 * 1024,
  }).catch(() => {
    throw new HttpError(422, 'unreadable', 'This e-mail cannot be read.');
  });
  const replied = [mail.references ?? '', mail.inReplyTo ?? ''].flatMap(sentIds);
  return {
    from: addressOf(mail),
    recipients: recipientsOf(mail),
    answers: [...new Set(replied.reverse())],
    id: mail.messageId ?? null,
    subject: cleanLine(mail.subject ?? '', 200),
    text: textOf(mail),
    files: filesOf(mail),
    isCut: short.isCut,
    isAutomatic: isAutomatic(mail, ownAddress),
    bounce: bounceOf(mail),
  };
}

function addressOf({ from }: Email): string | null {
  const address = from?.address ?? '';
  const isAddress = /^[^\s@<>,"\p{Cc}]+@[^\s@<>,"\p{Cc}]+$/u.test(address);
  return isAddress && address.length <= 254 ? address : null;
}

function recipientsOf(mail: Email): string[] {
  const addressed = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(
    ({ address, group }) => group?.map((one) => one.address) ?? [address ?? ''],
  );
  // Written by the mail server that hands it over, for a mail that names nobody: a blind copy.
  const delivered = ['x-original-to', 'delivered-to', 'envelope-to']
    .flatMap((name) => headersOf(mail, name))
    .flatMap((value) => addressParser(value.slice(0, 1_000), { flatten: true }))
    .map(({ address }) => address ?? '');
  return [...delivered, ...addressed].slice(0, mostRecipients);
}

function textOf({ text = '', html = '' }: Email): string {
  const said = text.trim() === '' && html !== '' ? htmlAsText(html) : text;
  return clean(said)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function filesOf({ attachments }: Email): string[] {
  return (
    attachments
      // The logo in somebody's signature is no file that they have sent.
      .filter(({ related, mimeType }) => related !== true || !mimeType.startsWith('image/'))
      .map(({ filename, mimeType }) => {
        const name = cleanLine(filename ?? '', 80);
        if (name !== '') return name;
        return mimeType === 'message/rfc822' ? 'a forwarded e-mail' : 'a file without a name';
      })
  );
}
