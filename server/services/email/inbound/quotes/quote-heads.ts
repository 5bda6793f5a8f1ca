/** Lines above a quoted email that say who wrote it and when. `isOurs`: they name the office. */
type QuoteHead = { start: number; end: number; isOurs: boolean };

const maxLineLength = 400;
/** Of one header. A long list of recipients takes fewer. */
const maxContinuations = 40;
const verbs =
  /\b(?:wrote|said|schrieb|écrit|escribió|escribio|escreveu|ha scritto|schreef|geschreven|skrev|kirjoitti|napisał|pisze|ekri|yazdı|написал|пишет)|写道|寫道|作成|작성|のメール|のメッセージ/i;
/** Begins an attribution whose first line was wrapped before the address or the year. */
const openers =
  /^(?:on|am|le|el|il|em|op|den|dnia|w dniu|nan|pe|на|в|在|(?:\p{L}{2,4}[.,]\s)?\d{1,2}[. ])/iu;
const address = /[^\s<>()[\]"]@[^\s<>()[\]"]/;
const clock = /\d{1,2}\s?[:.h時点时시]\s?\d{2}/;
const date = /\b(?:19|20)\d\d(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2}/;

const fromLabels =
  /^(?:from|von|de|da|van|fra|från|frå|lähettäjä|od|от|від|nan|kimden|feladó|odesílatel|发件人|發件人|寄件者|寄件人|差出人|送信者|보낸\s?사람)$/iu;
const headerLine = /^[*\s]*(\p{L}[\p{L}\p{M} -]{0,24}?)\s?\*?\s?[:：]\*?\s*(\S.*)$/u;

/** Yahoo writes 'Cc:' without recipients. */
const emptyHeader = /^\s*(?:b?cc|cco|copy|kopie|copie)\s?:$/i;

/** Zoho writes '---- On Fri, … wrote ----'. */
const dashedAttribution = /^-{2,}\s?\p{L}.*\d.*\p{L}\s?-{2,}$/u;

function isDashedAttribution(line: string): boolean {
  return line.length <= 200 && dashedAttribution.test(line);
}

const separator = /^(?:[_*=-]{5,}|-{2,}\s?\p{L}[\p{L}\p{M}'’ ]{3,40}\s?-{2,})$/u;

const forwarded =
  /^[>\s]*-{2,}(?!-).*(?:forward|weitergeleitet|transf[ée]r|reenviad|encaminhad|inoltrat|doorgestuurd|videresend|vidarebefordra|välitetty|przekazan|пересыл|перенаправ|転送|转发|轉寄|전달).*-{2,}$|^[>\s]*(?:begin forwarded message|anfang der weitergeleiteten|début du message (?:transféré|réexpédié)|inicio del mensaje reenviado|início da mensagem (?:re)?encaminhada|inizio messaggio inoltrato|begin doorgestuurd bericht|start på videresendt|vidarebefordrat brev|转发的邮件|転送されたメール|전달된 메시지)/iu;

export function isSeparator(line: string): boolean {
  return line.length <= 120 && separator.test(line.trim());
}

export function isForwardHead(line: string): boolean {
  return line.length <= 120 && forwarded.test(line);
}

/** Outlook and others: at least three lines such as 'From: …', with a date. The first, or the sender's, names the office. */
export function matchHeaderBlock(
  lines: readonly string[],
  start: number,
  names: readonly string[],
): QuoteHead | null {
  // In HTML, each line may be a separate paragraph.
  const hasGaps = lines[start + 1] === '';
  let end = start;
  let count = 0;
  let isOurs = false;
  let isDated = false;
  while (end < lines.length && count < 8) {
    const isSkipped = (hasGaps && lines[end] === '') || emptyHeader.test(lines[end] ?? '');
    if (count > 0 && isSkipped && matchHeader(lines[end + 1]) !== null) end += 1;
    const [, label = '', value = ''] = matchHeader(lines[end]) ?? [];
    if (label === '') break;
    count += 1;
    isDated ||= count > 1 || !isNamed(value, names) ? isDate(value) : false;
    isOurs ||= (count === 1 || fromLabels.test(label)) && isNamed(value, names);
    end += 1;
    // Recipients and a subject may go on in the next lines.
    const last = end + maxContinuations;
    while (end < last && isContinuation(lines[end], lines[end - 1])) {
      // Yahoo indents the headers after the first.
      if (matchHeader(lines[end]) !== null) break;
      end += 1;
    }
  }
  return count >= 3 && isDated ? { start, end, isOurs } : null;
}

function isContinuation(line = '', before = ''): boolean {
  const isAddress = /^<[^<>\s]+@[^<>\s]+>$/.test(clip(line));
  return isAddress || /^\s+\S/.test(line) || (/[,;]$/.test(before) && address.test(clip(line)));
}

function matchHeader(line = ''): RegExpExecArray | null {
  return line.length > maxLineLength ? null : headerLine.exec(line);
}

/** A line such as 'On Monday, Ann wrote:' that ends before `end`, and may be wrapped over several lines. */
export function matchAttribution(
  lines: readonly string[],
  end: number,
  { names, isMarked }: { names: readonly string[]; isMarked: boolean },
): QuoteHead | null {
  const last = lines[end - 1] ?? '';
  if (!/[:：]$| wrote$/.test(last) && !isDashedAttribution(last)) return null;
  for (const count of [1, 2, 3, 4]) {
    const start = end - count;
    if (start < 0 || lines[start] === '') return null;
    const text = clip(lines.slice(start, end).join(' ')).replace(/^[>\s-]+/, '');
    const isOurs = isNamed(text, names);
    const isSigned = address.test(text);
    const hasVerb = verbs.test(text);
    const matches = isMarked
      ? (isDate(text) && (isSigned || isOurs || hasVerb)) || (hasVerb && isSigned)
      : isDate(text) && isSigned && isOurs;
    if (!matches) continue;
    const above = lines[start - 1] ?? '';
    const isWrapped = count < 4 && above !== '' && !openers.test(text) && openers.test(above);
    return { start: isWrapped ? start - 1 : start, end, isOurs };
  }
  return null;
}

function isDate(text: string): boolean {
  return date.test(text) || clock.test(text);
}

function isNamed(text: string, names: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return names.some((name) => name !== '' && lower.includes(name.toLowerCase()));
}

function clip(text = ''): string {
  return text.slice(0, maxLineLength);
}
