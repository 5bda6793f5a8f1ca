import { firstClauseOf, sentencesOf, withoutQuotations, wordsOf } from './tokenize';

/** Whole messages that are the agreed keywords (CTIA, "Short Code Monitoring Handbook"; the last two in Spanish). */
const keywords = /^(?:stop|stop ?all|unsubscribe|cancel|end|quit|revoke|opt ?out|alto|parar)$/;

/** Words of the longest message in which a mention is enough: in a longer one it may belong to what is told. */
const mostWords = 12;

/** A sentence of nothing but these, around a word for stopping, asks to stop and nothing else. */
const politeness =
  'please|pls|plz|ok|okay|k|hey|hi|hello|no|yes|yeah|just|now|right|away|immediately|asap|already|thanks|thank|thx|ty|so|' +
  'very|much|a|lot|it|this|that|me|all|sir|maam|can|could|would|will|you|u|i said';
const stopping = 'stop+|stopall|unsub?s?cr?i?be|opt ?out|alto|parar';
const bareStop = new RegExp(
  `^(?:(?:${politeness}) )*(?:${stopping})(?: (?:${politeness}|${stopping}))*$`,
);
const bareMention =
  /^(?:please |pls )?(?:quit|cancel|end|revoke)(?: (?:please|pls|now|it|this|that|me|thanks|thank you))*$/;
const noMore = /^(?:(?:ok|please|no) )*no more(?: (?:please|pls|thanks|thank you))*$/;

/** "Don't stop", "I never said to unsubscribe": the opposite, unless it follows "if you". "Did you stop …?" asks. */
const turnedRound = [
  /(?<!\bif (?:you|u) )\b(?:don t|do not|dont|doesn t|does not|didn t|did not|didnt|won t|wont|will not|wouldn t|never|not)(?: (?:(?:want|mean|wish|ask|asked)(?: you| them)?|say|said|like|need|ever|to))* (?:stop|quit|cease|end|cancel|opt|opted|unsubscribe|revoke)\b/g,
  /\b(?:can t|cant|cannot|can not|couldn t) (?:stop|quit|cease)\b/g,
  /\b(?:did|didn t|do|if|when|before|after|because) (?:i|you|u|we|they|he|she) (?:stop|quit|cease|end|cancel)\b/g,
];

/** How a request may begin. */
const lead =
  '^(?:(?:please|pls|plz|ok|okay|hey|hi|hello|no|yes|just|now|so|and|thanks|again|stop|sorry|i said|kindly|' +
  'can you|could you|would you|will you|you need to|you must|you should|i want you to|i would like you to|i d like you to|i need you to) )*';
const wanting =
  '(?:i|we) (?:want|wish|need|choose|would like|d like|have decided|am asking|m asking) (?:to )?';
const few =
  '(?:sending|send|with|me|us|any|all|my|our|these|those|this|the|your|more|please|further|future|of|ever)';
const texts = '(?:texts|texting|text messages|txts|txting|messages|messaging|sms)';
/** What comes after "texts" where they are somebody else's, or only some are meant. */
const others =
  '(?:my|our|his|her|him|them|their|back|left|about|for|to (?!me|us|this)|on|since|yet|from (?!you|here|this|your))';
/** "Not after nine" is no opt-out. */
const limits =
  '(?: (?:me|us))? (?:before|after|at|on|during|until|till|while|when|so|this|too|unless|in|today|tonight|tomorrow|early|late|every)\\b';
/** Of what one can ask to be taken out without leaving anything else than the texting. */
const texting = `(?:(?:all|any|your|the|these|those|this|that|my|future|further|text|email) )*(?:${texts}|text|list|lists|notifications?|updates?|alerts?|it|this|that|them|everything|here)\\b`;
const outOf = `(?: me| us)?(?! (?:of|from|to|for|on)\\b(?! ${texting}))`;
const optOut = `(?:opt(?:ing)?(?: me| us)? out|unsub?s?cr?i?be)\\b${outOf}`;
/** Somebody else was told to: only "you to stop" and "asked … to stop" are for us. */
const forUs =
  '(?<!(?<!\\b(?:you|all|guys|people|asked|asking|before|again|times|already|once|twice|nicely|repeatedly)) to )(?<!\\b(?:bus|train|truck|rest|next|last) )';

/** Sentences that mean it in a message of any length. */
const anywhere = [
  `${lead}(?:stop+|quit|cease|cancel|end)(?: ${few})* ${texts}\\b(?! ${others})`,
  `${lead}no more(?: ${few})* ${texts}\\b(?! ${others})`,
  `${forUs}\\b(?:stop|quit|cease) (?:calling (?:and|or) )?(?:texting|txting|messaging|spamming|bothering|harassing|pestering|contacting) (?:me|us)\\b(?! back)`,
  `${forUs}\\b(?:stop|quit|cease) (?:sending|with)(?: ${few})* ${texts}\\b(?! ${others})`,
  `\\b(?:don t|do not|dont) (?:want|wish)(?: (?:to|be|get|getting|receive|receiving|have|you|sending|send|any|more|anymore|no|your|these|those|the|all|further|from))* (?:texts|texting|texted|text messages?|txts|messages|sms|text (?:me|us))\\b(?! ${others})`,
  `\\b(?:want|wish)(?: to (?:get|receive))? no more(?: ${few})* ${texts}\\b(?! ${others})`,
  `\\brevok(?:e|ing)(?: (?:my|all|our|any))* (?:consent|permission)\\b(?! (?:for|to|on|that|of)\\b(?!(?: [a-z]+){0,4} (?:texts?|texted|texting|messages?|contact|contacted)\\b))`,
  `${lead}(?:${wanting})?${optOut}`,
  `\\b${wanting}${optOut}`,
  `\\b(?:i|we) (?:have |ve |already )*opted out\\b${outOf}`,
];

/** Sentences that mean it in a short message. */
const inShort = [
  `(?<!\\b(?:i|we|you|u|he|she|they|it|who|that|to|and|or) )(?:do not|don t|dont|never)(?: ${few})* (?:text|txt|texts|txts|texting|message|messages|messaging|sms|contact|contacting)\\b(?!${limits})(?! ${others})(?! and drive)(?! (?:me|us) (?:my|about|back)\\b)`,
  `\\b(?:can|could|would|will) you (?:please )?not (?:text|message|contact) (?:me|us)\\b(?!${limits})`,
  `${forUs}\\b(?:stop|quit|cease)(?: ${few})* (?:text|txt|message|contact|contacting|${texts})\\b(?! ${others})`,
  `(?<!\\b(?:got|get|gets|have|has|had|are|were|is|was|be|receive|received|with) )no more(?: ${few})* (?:text|${texts})\\b(?! ${others})`,
  `\\b${optOut}`,
  `${lead}(?:take|remove|delete) (?:me|my number|this number|us)(?: (?:off|from)(?: of)? ${texting}| please| now| thanks| thank you)*$`,
  `${lead}(?:lose|forget|erase) (?:my|this) number\\b`,
  `${lead}leave (?:me|us) alone\\b(?! (?:with|in|at)\\b)`,
  `${lead}(?:this is |it is |it s |you have |you ve |you got |you ve got |i think you have )?(?:the |a )?wrong (?:number|person)(?: (?:please|sorry|thanks|thank you))*$`,
  `\\bno mas (?:mensajes|textos)\\b`,
  `${lead}(?:no me (?:escriba|escriban|manden|mande|envie|envien)|dejen? de (?:escribirme|mandarme|enviarme))\\b`,
];

const ofAnyLength = anywhere.map((source) => new RegExp(source));
const ofShort = [...anywhere, ...inShort].map((source) => new RegExp(source));

/**
 * Whether a text says that its sender wants no more texts: "STOP", "Can you stop", "I don't want any more texts", in any way
 * that a reasonable person would understand (47 CFR 64.1200(a)(10)). What could as well be about something else, a bus stop or
 * an aide who should stop by, is none: a person reads it. A reaction to a text, or words quoted from one, ask for nothing.
 * @param companies what the agency calls itself: "Stop Larkspan"
 */
export function optsOut(received: string, companies: readonly string[]): boolean {
  const text = withoutQuotations(received);
  const whole = wordsOf(text);
  if (keywords.test(whole) || bareMention.test(whole) || noMore.test(whole)) return true;
  const isBare = (words: string) => bareStop.test(withoutNames(words, companies));
  const sentences = sentencesOf(text);
  const ends = [sentences[0], sentences.at(-1)].filter(
    // "Give her the pill? Stop?" asks the office.
    (sentence) =>
      sentence !== undefined &&
      (!sentence.asks || /^(?:can|could|will|would) /.test(sentence.words)),
  );
  if ([whole, firstClauseOf(text), ...ends.map((end) => end?.words ?? '')].some(isBare))
    return true;
  const patterns = whole.split(' ').length > mostWords ? ofAnyLength : ofShort;
  return sentences.some(({ words }) => {
    const meant = turnedRound.reduce((rest, pattern) => rest.replace(pattern, '-'), words);
    return patterns.some((pattern) => pattern.test(meant));
  });
}

/** "stop larkspan home care" and "stop larkspan" -> "stop" */
function withoutNames(words: string, companies: readonly string[]): string {
  const names = companies.map(wordsOf).flatMap((name) => [name, name.split(' ')[0] ?? '']);
  const last = names.find((name) => name !== '' && words.endsWith(` ${name}`));
  return last === undefined ? words : words.slice(0, -last.length - 1);
}
