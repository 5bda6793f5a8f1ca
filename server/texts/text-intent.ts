/** What a text asks of the texting itself; null: it is a message for the office. */
export type TextIntent = 'stop' | 'start' | 'help' | null;

/** Whole messages that Twilio answers by itself, and after STOP blocks the number. */
const stopWords = new Set([
  ...['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke'],
  ...['optout', 'opt out'],
]);
const startWords = new Set(['start', 'unstop']);
const helpWords = new Set(['help', 'info']);

/** "Stop please", "no more texts", "take me off your list": plain words count as STOP does (47 CFR 64.1200(a)(10)). */
const plainStops = [
  /^(please |pls )?(stop|quit|unsubscribe|cancel|end|opt out)( (please|pls|now|it|this|that|me|thanks|thank you))*$/,
  /\b(stop|quit|no more|do not|don t|dont|never|cease)( (ever|sending|send|me|any|these|those|the|your|all|more))* (text|texts|texting|txt|txts|messages|messaging|message|sms|contacting|contact)\b/,
  /\b(take|remove|delete) (me|my number|this number) (off|from)\b/,
  /\b(unsubscribe|remove|opt) me( out)?\b/,
  /\bleave me alone\b/,
  /\bwrong number\b/,
];
const plainStarts = [
  /^(please |pls )?(start|resume)( (texts|texting|messages|again|please|pls))*$/,
  /\byou (can|may) (text|message) me( again)?\b/,
];

/** Words of the longest message that is searched for plain words: in a longer one they belong to what is told. */
const mostWords = 12;

/** What an incoming text asks for. */
export function textIntent(text: string): TextIntent {
  const words = normalize(text);
  if (stopWords.has(words)) return 'stop';
  if (startWords.has(words)) return 'start';
  if (helpWords.has(words)) return 'help';
  if (words.split(' ').length > mostWords || /\b(don t|do not|dont|never) stop\b/.test(words))
    return null;
  if (plainStarts.some((pattern) => pattern.test(words))) return 'start';
  return plainStops.some((pattern) => pattern.test(words)) ? 'stop' : null;
}

/** Whether Twilio itself answers a text: it does so for the exact words alone. */
export function isAnsweredByTwilio(text: string): boolean {
  const words = normalize(text);
  return stopWords.has(words) || startWords.has(words) || helpWords.has(words);
}

/** Letters and digits in lower case, one space between. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
