import type { Email } from 'postal-mime';
import { replySubject } from '../templates/region-email';

export function getHeaders({ headers }: Pick<Email, 'headers'>, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value.trim());
}

/**
 * - 'program': mail servers, our own e-mail, and automatic replies that say so (RFC 3834)
 * - 'automatic-reply': it seems to be one, so it is shown but does not reopen a thread
 */
export type Origin = 'person' | 'automatic-reply' | 'program';

export function findOrigin(
  email: Email,
  {
    ownAddress,
    subject,
    text,
    isReply,
  }: { ownAddress: string; subject: string; text: string; isReply: boolean },
): Origin {
  if (isProgram(email, ownAddress)) return 'program';
  if (isAutomaticSubject(subject)) return 'automatic-reply';
  // A person's reply through a group address has these headers too (RFC 2919).
  const isBulk = listHeaders.some(([name, pattern]) => hasHeader(email, name, pattern));
  if (isBulk && !isReply && !isReplySubject(subject)) return 'automatic-reply';
  const isSuppressing = isBulk || hasHeader(email, 'x-auto-response-suppress', /./);
  return isSuppressing && awayText.test(text.slice(0, 500)) ? 'automatic-reply' : 'person';
}

export function isReplySubject(subject: string): boolean {
  return stripReplyPrefixes(subject) !== subject;
}

/** 'Re:' in the languages of common mail programs. */
export function stripReplyPrefixes(subject: string): string {
  return subject.replace(
    /^(?:\s*(?:re|aw|antw|sv|vs|vá|res|rif|odp|ref|ynt|atb|回复|回覆|答复|返信|답장|отв?)\s*(?:\[\d+\]|\(\d+\))?\s*[:：])+\s*/iu,
    '',
  );
}

export function isForwardSubject(subject: string): boolean {
  return /^\s*(?:fwd?|wg|tr|rv|enc|i|doorst|vb|vl|pd|转发|轉寄|転送|전달|пересл?)\s*[:：]/iu.test(
    subject,
  );
}

function isProgram(email: Email, ownAddress: string): boolean {
  return (
    hasHeader(email, 'auto-submitted', /^(?!no\b)/) ||
    hasHeader(email, 'precedence', /^auto_reply\b/) ||
    hasHeader(email, 'x-autoreply', /^(?!no$)/) ||
    hasHeader(email, 'x-autorespond', /^/) ||
    hasHeader(email, 'content-type', /^multipart\/report/) ||
    isFromMailServer(email) ||
    getAddress(email) === ownAddress.toLowerCase()
  );
}

/** Mail servers send reports without a return path (RFC 5321, section 4.5.5). */
export function isFromMailServer(email: Email): boolean {
  return (
    hasHeader(email, 'return-path', /^(?:<>)?$/) ||
    hasHeader(email, 'x-failed-recipients', /@/) ||
    /^(?:mailer-daemon|postmaster|microsoftexchange[0-9a-f]{16,})@/.test(getAddress(email))
  );
}

const listHeaders: readonly (readonly [string, RegExp])[] = [
  ['precedence', /^(?:bulk|list|junk)\b/],
  ['list-id', /^/],
  ['list-unsubscribe', /^/],
];

function getAddress({ from }: Email): string {
  return from?.address?.toLowerCase() ?? '';
}

function hasHeader(email: Email, name: string, pattern: RegExp): boolean {
  return getHeaders(email, name).some((value) => pattern.test(value.toLowerCase()));
}

const automaticPhrases = [
  'auto(?:matic(?:ally generated)?|mated)?[ -]?(?:reply|response|answer|responder)',
  'automatische (?:antwort|reaktion|reactie)|automatisch (?:antwoord|beantwoord)',
  'r[ée]ponse automatique',
  'respuesta autom[áa]tica|contestaci[óo]n autom[áa]tica',
  'resposta autom[áa]tica',
  'risposta automatica',
  'automatis[kc]t? svar|auto ?svar',
  'automaattinen vastaus',
  'automatyczna odpowied[źz]|odpowied[źz] automatyczna',
  'automatick[áa] odpov[ěe][ďd]|automatikus v[áa]lasz|otomatik yan[ıi]t',
  'автоматический ответ|автоответ|автовідповідь|автоматична відповідь',
  '自動(?:応答|返信|回覆|回复|答复)|自动(?:答复|回复)|자동 ?(?:회신|응답)',
  'repons otomatik',
];
const awayPhrases = [
  'out of (?:the )?office|away from (?:the |my )?(?:office|desk)|on (?:vacation|annual leave|holiday)|ooo\\b|vacation (?:reply|response)',
  'abwesenheit|(?:bin|nicht) (?:.{0,30} )?(?:abwesend|im b[üu]ro|im urlaub)|abwesend',
  'absen(?:ce|te?) d[ue] bureau|(?:suis|serai) absente?|absence|en congé',
  'fuera de (?:la )?oficina|ausente|de vacaciones',
  'fora do escrit[óo]rio|aus[êe]ncia|de f[ée]rias',
  'fuori (?:ufficio|sede)|assenza|in ferie',
  'afwezig(?:heid)?|niet op kantoor|met vakantie',
  'frav[æa]r|ikke p[åa] kontoret|p[åa] ferie|ikke til stede',
  'fr[åa]nvaro|inte p[åa] kontoret|p[åa] semester',
  'poissa (?:toimistolta|toimistosta)|poissaolo|lomalla',
  'poza biurem|nieobecno[śs][ćc]|na urlopie',
  'вне офиса|нет на месте|отсутств|в отпуске',
  '不在|休暇中|外出|不在办公室|休假|부재',
  'mwen pa nan biwo',
];

const automaticStart = new RegExp(`^[\\s[(]*(?:${automaticPhrases.join('|')})`, 'iu');
const awayStart = new RegExp(
  `^[\\s[(]*(?:${awayPhrases.join('|')})\\p{L}*[\\s\\])]*(?:[:：–-]|re:|$)(.*)$`,
  'iu',
);
const awayText = new RegExp([...automaticPhrases, ...awayPhrases].join('|'), 'iu');

/** At the beginning only, because 'Re: Automatic reply' is from a person. An absence must announce our own subject, or nothing. */
function isAutomaticSubject(subject: string): boolean {
  const rest = awayStart.exec(subject)?.[1]?.trim();
  return (
    automaticStart.test(subject) ||
    (rest !== undefined && (rest === '' || isReplySubject(rest) || rest.includes(replySubject)))
  );
}
