import { automaticHeaders } from '../email';
import { isReplySubject } from '../subjects';
import { answerSubjects } from '../../../../contract/inbox/reply-subjects';
import { isOwnMessageId } from '../message-ids';
import { listMailboxes, type MimeEmail } from './mime-email';
import type { OwnAddresses } from './own-addresses';

/**
 * - 'automatic': from a mail server or another program, so it is shown but does not reopen a thread
 * - 'own': one of our own emails came back
 */
export type Origin = 'person' | 'automatic' | 'own';

export function findOrigin(
  email: MimeEmail,
  {
    own,
    subject,
    text,
    isReply,
  }: { own: OwnAddresses; subject: string; text: string; isReply: boolean },
): Origin {
  if (isOwn(email, own)) return 'own';
  if (isProgram(email) || isAutomaticSubject(subject)) return 'automatic';
  // A person's reply through a group address has these headers too (RFC 2919), and so does all that reaches our own group.
  if (isBulk(email) && !isReply && !isReplySubject(subject) && !isOwnGroup(email, own))
    return 'automatic';
  return hasReplyHint(email) && awayText.test(text.slice(0, 500)) ? 'automatic' : 'person';
}

/** Staff and other programs may use the sender's address too, and some mail services replace the Message-ID. */
function isOwn(email: MimeEmail, { sender }: OwnAddresses): boolean {
  if (getAddress(email) !== sender) return false;
  const isNotice = Object.entries(automaticHeaders).every(([name, value]) =>
    email.headers[name.toLowerCase()]?.includes(value),
  );
  return isNotice || isOwnMessageId(email.headers['message-id']?.[0] ?? '', sender);
}

function isOwnGroup(email: MimeEmail, { recipients }: OwnAddresses): boolean {
  const ids = email.headers['list-id']?.map((value) => value.toLowerCase()) ?? [];
  return recipients.some((address) => ids.some((id) => id.includes(address.replace('@', '.'))));
}

function isProgram(email: MimeEmail): boolean {
  return (
    hasHeader(email, 'auto-submitted', /^(?!no\b)./) ||
    hasHeader(email, 'precedence', /^auto[_-]reply\b/) ||
    hasHeader(email, 'x-autoreply', /^(?!no$)./) ||
    hasHeader(email, 'x-autorespond', /^(?!no$)./) ||
    hasHeader(email, 'content-type', /^multipart\/report/) ||
    isFromMailServer(email)
  );
}

/** Mail servers send reports without a return path (RFC 5321, section 4.5.5). */
export function isFromMailServer(email: MimeEmail): boolean {
  return (
    hasHeader(email, 'return-path', /^(?:<>)?$/) ||
    hasHeader(email, 'x-failed-recipients', /@/) ||
    /^(?:mailer-daemon|postmaster|microsoftexchange[0-9a-f]{16,})(?:@|$)/.test(
      getAddress(email) || (listMailboxes(email, 'from')[0]?.name ?? '').toLowerCase(),
    )
  );
}

function isBulk(email: MimeEmail): boolean {
  return (
    hasHeader(email, 'precedence', /^(?:bulk|list|junk)\b/) ||
    'list-id' in email.headers ||
    'list-unsubscribe' in email.headers
  );
}

/** Many automatic replies have these headers, but some emails of people too. */
function hasReplyHint(email: MimeEmail): boolean {
  const isHint = (name: string) => /^x-(?:mail-)?auto-?(?:reply|respon|generated)/.test(name);
  return (
    hasHeader(email, 'precedence', /^(?:bulk|junk)\b/) || Object.keys(email.headers).some(isHint)
  );
}

function getAddress(email: MimeEmail): string {
  return listMailboxes(email, 'from')[0]?.address.toLowerCase() ?? '';
}

function hasHeader({ headers }: MimeEmail, name: string, pattern: RegExp): boolean {
  return headers[name]?.some((value) => pattern.test(value.toLowerCase())) ?? false;
}

/** In the languages of our clients (contract/shared/languages.ts). */
const automaticPhrases = [
  '(?:yahoo!? )?auto(?:matic(?:ally generated)?|mated)?[ -]?(?:reply|response|answer|responder)|auto:',
  'r[ée]ponse automatique',
  'repons otomatik',
  'respuesta autom[áa]tica|contestaci[óo]n autom[áa]tica',
  'resposta autom[áa]tica',
  'risposta automatica',
  'automatyczna odpowied[źz]|odpowied[źz] automatyczna',
  'автоматический ответ|автоответ|автовідповідь|автоматична відповідь',
  '自動(?:回覆|回复|答复)|自动(?:答复|回复)|자동 ?(?:회신|응답)',
  'awtomatikong tugon|trả lời tự động',
  'αυτόματη απάντηση|תשובה אוטומטית|رد تلقائي',
];
const awayPhrases = [
  'out of (?:the )?office|away from (?:the |my )?(?:office|desk)|on (?:vacation|annual leave|(?:maternity |parental |medical )?leave|holiday)|ooo\\b|vacation (?:reply|response)',
  'absen(?:ce|te?) d[ue] bureau|(?:suis|serai) absente?|absence|en congé',
  'mwen pa nan biwo',
  'fuera de (?:la )?oficina|ausente|de vacaciones',
  'fora do escrit[óo]rio|aus[êe]ncia|de f[ée]rias',
  'fuori (?:ufficio|sede)|assenza|in ferie',
  'poza biurem|nieobecno[śs][ćc]|na urlopie',
  'вне офиса|нет на месте|отсутств|в отпуске',
  '外出|不在办公室|休假|부재',
];

/** '[External]' of a mail gateway, and 'I am' or 'Currently'. */
const before = "^\\s*(?:\\[[^\\][]{1,30}\\]\\s*)*[\\s[(]*(?:(?:i am|i[’']m|currently) )*";
const automaticStart = new RegExp(`${before}(?:${automaticPhrases.join('|')})`, 'iu');
const awayStart = new RegExp(
  `${before}(?:${awayPhrases.join('|')})\\p{L}*[\\s\\])]*(?:[:：–-]|re:|$)(.*)$`,
  'iu',
);
const awayText = new RegExp([...automaticPhrases, ...awayPhrases].join('|'), 'iu');

/** At the beginning only, because 'Re: Automatic reply' is from a person. An absence must announce our own subject, or nothing. */
function isAutomaticSubject(subject: string): boolean {
  const rest = awayStart.exec(subject)?.[1]?.trim();
  return (
    automaticStart.test(subject) ||
    (rest !== undefined &&
      (rest === '' || isReplySubject(rest) || answerSubjects.some((own) => rest.includes(own))))
  );
}
