import { getOuterClauses, normalizeText, splitSentences, stripQuotations } from './tokenize';

/**
 * Whole messages: CTIA, "Short Code Monitoring Handbook"; "remove" of AWS; and in Spanish, French, Haitian Creole, Russian, Chinese, Korean,
 * and Arabic.
 */
const keywords = new Set(
  [
    'stop|stopall|stop all|stop2quit|stop2end|stop to quit|stop to end|unsubscribe|cancel|end|quit|revoke|optout|opt out|remove',
    'cease and desist|alto|parar|cancelar|cancelar suscripción|cancelar la suscripción|no más|desuscribir|desuscribirme|salir|salir por favor|baja|baja por favor|arrêt|arrêtez|kanpe|sispann|стоп',
    'отписаться|停止|退订|退訂|取消订阅|중지|수신거부|توقف',
  ]
    .join('|')
    .split('|')
    .map(normalizeText),
);

/** In longer messages a mention of stopping may be part of a story. */
const maxShortWords = 12;

const politeness =
  'please|pls|plz|ok|okay|k|hey|hi|hello|no|yes|yeah|just|now|right|away|immediately|asap|already|thanks|thank|thx|ty|so|spam|' +
  'por favor|gracias|ya|' +
  'very|much|a|lot|it|this|that|me|all|sir|maam|can|could|would|will|you|u|i said';
/** "unsub", "unsubcribe", "unscubscribe" */
const unsubscribe = 'uns(?:ub|usc|cub)[a-z]{0,6}(?<!ed|ing)';
const stopping = `stop+|st0p|stpo|sotp|stopall|${unsubscribe}|opt ?out|alto|parar|paren?|detener|detengan?|basta|(?:dar|darme|deme|denme|dame) de baja`;
const bareStop = new RegExp(
  `^(?:(?:${politeness}) )*(?:${stopping})(?: (?:${politeness}|${stopping}))*$`,
);
const bareMention =
  /^(?:please |pls )?(?:quit|cancel|end|revoke|discontinue)(?: (?:please|pls|now|it|this|that|me|thanks|thank you))*$/;
const noMore = /^(?:(?:ok|please|pls|no) )*no (?:more|mas)(?: (?:please|pls|thanks|thank you))*$/;

/** "Don't stop" and "I never said to unsubscribe" mean the opposite, except after "if you". "Did you stop?" is a question. */
const negated = [
  /(?<!\bif (?:you|u) )\b(?:don t|do not|dont|doesn t|does not|didn t|did not|didnt|won t|wont|will not|wouldn t|never|not)(?: (?:(?:want|mean|wish|ask|asked)(?: you| them)?|say|said|like|need|ever|to))* (?:stop|quit|cease|end|cancel|opt|opted|unsubscribe|revoke)\b/g,
  /\b(?:can t|cant|cannot|can not|couldn t) (?:stop|quit|cease)\b/g,
  /\b(?:did|didn t|do|if|when|before|after|because) (?:i|you|u|we|they|he|she) (?:stop|quit|cease|end|cancel)\b/g,
];

const lead =
  '^(?:(?:por favor|ya|gracias|please|pls|plz|ok|okay|hey|hi|hello|no|yes|just|now|so|and|thanks|again|stop|sorry|i said|kindly|' +
  '(?:i m |im |i am )?(?:not|no longer) interested|' +
  'can you|could you|would you|will you|you need to|you must|you should|i want you to|i would like you to|i d like you to|i need you to) )*';
const wanting =
  '(?:i|we) (?:want|wish|need|choose|would like|d like|have decided|am asking|m asking) (?:to )?';
const fillers =
  '(?:sending|send|with|w|me|us|any|all|my|our|these|those|this|the|your|more|please|further|future|of|ever)';
const texts = '(?:texts|texting|text messages|txts|txting|messages|messaging|msgs|sms)';
const textos = '(?:mensajes|textos|sms)';
const us = '(?:me|us|(?:my|this) (?:phone|number|cell|line))';
/** Follows "texts" if they are someone else's, or if only some are meant. */
const otherTexts =
  '(?:my|our|his|her|him|them|their|back|left|about|for|to (?!me|us|this)|on|since|yet|from (?!you|here|this|your))';
/** "Not after nine" is not an opt-out. */
const timeLimits =
  '(?: (?:me|us))? (?:before|after|at|on|during|until|till|while|when|so|this(?! (?:phone|number|cell|line))|too|unless|in|today|tonight|tomorrow|early|late|every)\\b';
/** Lists and messages that one can be removed from, as opposed to a plan or a schedule. */
const textingLists = `(?:(?:all|any|your|the|these|those|this|that|my|future|further|text|email) )*(?:${texts}|text|list|lists|records?|system|database|notifications?|updates?|alerts?|it|this|that|them|everything|here)\\b`;
const notFromElsewhere = `(?! (?:her|him|them|my (?!phone|number|cell))\\b)(?: me| us)?(?! (?:of|from|to|for|on)\\b(?! ${textingLists}))`;
const optOut = `(?:opt(?:ing)?(?: me| us)? out|${unsubscribe})\\b${notFromElsewhere}`;
/** Excludes "I told my ex to stop"; keeps "I asked you to stop". */
const addressedToUs =
  '(?<!(?<!\\b(?:you|all|guys|people|asked|asking|before|again|times|already|once|twice|nicely|repeatedly)) to )(?<!\\b(?:bus|train|truck|rest|next|last) )';

const anyLengthSources = [
  `${lead}(?:stop+|quit|cease|cancel|end|discontinue)(?: ${fillers})* ${texts}\\b(?! ${otherTexts})`,
  `${lead}no more(?: ${fillers})* ${texts}\\b(?! ${otherTexts})`,
  `${addressedToUs}\\b(?:stop|quit|cease) (?:calling (?:and|or) )?(?:texting|txting|messaging|spamming|bothering|harassing|pestering|contacting) ${us}\\b(?! back)`,
  `${addressedToUs}\\b(?:stop|quit|cease) (?:sending|with)(?: ${fillers})* ${texts}\\b(?! ${otherTexts})`,
  `\\b(?:don t|do not|dont|no longer) (?:want|wish)(?: (?:to|be|get|getting|receive|receiving|have|you|sending|send|any|more|anymore|no|your|these|those|the|all|further|from))* (?:texts|texting|texted|text messages?|txts|messages|sms|text (?:me|us))\\b(?! ${otherTexts})`,
  `\\b(?:want|wish)(?: to (?:get|receive))? no more(?: ${fillers})* ${texts}\\b(?! ${otherTexts})`,
  `\\brevok(?:e|ing)(?: (?:my|all|our|any))* (?:consent|permission)\\b(?! (?:for|to|on|that|of)\\b(?!(?: [a-z]+){0,4} (?:texts?|texted|texting|messages?|contact|contacted)\\b))`,
  `${lead}(?:${wanting})?${optOut}`,
  `\\b${wanting}${optOut}`,
  `\\b(?:i|we) (?:have |ve |already )*opted out\\b${notFromElsewhere}`,
];

const shortSources = [
  `(?<!\\b(?:i|we|you|u|he|she|they|it|who|that|to|and|or) )(?:do not|don t|dont|never)(?: ${fillers})* (?:${texts}|(?:text|txt|message|contact)(?=$| ${us}\\b| (?:again|any ?more|ever|please|pls|thanks|thank|no more|here)\\b)|contacting)\\b(?!${timeLimits})(?! ${otherTexts})(?! and drive)(?! (?:me|us) (?:my|about|back)\\b)`,
  `\\b(?:can|could|would|will) you (?:please )?not (?:text|message|contact) (?:me|us)\\b(?!${timeLimits})`,
  `${addressedToUs}\\b(?:stop|quit|cease)(?: ${fillers})* (?:text|txt|message|contact|contacting|${texts})\\b(?! ${otherTexts})`,
  `(?<!\\b(?:got|get|gets|have|has|had|are|were|is|was|be|receive|received|with) )no more(?: ${fillers})* (?:text|${texts})\\b(?! ${otherTexts})`,
  `\\b${optOut}`,
  `${lead}(?:take|remove|delete) (?:me|us|my (?:name|number|info)|this number)(?: (?:off|from)(?: of)? ${textingLists}| off(?=$)| please| now| thanks| thank you)*$`,
  `\\b(?:take|remove|delete) (?:him|her|them) (?:off|from) (?:your|the|this) (?:text |texting |contact |call )?lists?\\b`,
  `${addressedToUs}\\b(?:stop|quit) (?:spam|spamming)\\b(?! (?:him|her|them|my))`,
  `${lead}(?:stop|quit|cease) sending(?: (?:me|us|this|these|those|stuff))+(?: please| now| thanks)*$`,
  `\\bi (?:already |just |have |ve )*(?:said|told|asked)(?: (?:you|u|you all|you guys))?(?: (?:already|before|twice|to))* stop(?: (?:please|already|now))*$`,
  `${lead}(?:lose|forget|erase) (?:my|this) number\\b`,
  `${lead}leave (?:me|us) alone\\b(?! (?:with|in|at)\\b)`,
  `${lead}(?:this is |it is |it s |you have |you ve |you got |you ve got |i think you have )?(?:the |a )?wrong (?:number|person)(?: (?:please|sorry|thanks|thank you|stop|remove|delete|me|it))*$`,
  `\\bno mas ${textos}\\b`,
  `\\bno (?:quiero|deseo)(?: (?:recibir|que me|manden|envien|mas|sus|estos|los))* ${textos}\\b`,
  `${lead}(?:basta de|basta con|paren?|detengan?|cancelen?)(?: (?:de|con|mandar|enviar|mandarme|enviarme|mas|los|sus|estos))* ${textos}\\b`,
  `${lead}no me (?:escrib|text|textee|molest|contact)(?:a|an|as|e|en|es|een|n)?(?: mas| nunca| aqui| a este numero| por favor| gracias)*$`,
  `${lead}no me (?:mand|envi)(?:e|en|es)(?: (?:mas|nada|estos|sus|por favor|gracias|${textos}))*$`,
  `${lead}dej(?:e|en|a|ar) de (?:escribir|mandar|enviar|textear|molestar|contactar)(?:me|nos)?(?:$| (?:ya|por favor|gracias|mas|estos|sus|${textos})\\b)`,
  `${lead}(?:borr|elimin)[ae]n?(?:me|nos)(?: (?:ya|por favor))*$`,
  `${lead}(?:quit|saqu|borr|elimin)[ae]n?(?:me|nos)(?: (?:ya|por favor|de|su|sus|la|esta))* (?:listas?|mensajes)\\b`,
  `${lead}(?:quit|borr|elimin)en? mi (?:numero|nombre)\\b`,
  `${lead}(?:quiero|quisiera|deseo|necesito|pido) (?:dar|darme|que me den) de baja(?:$| (?:por favor|de (?:los|sus|estos|la|su|esta) (?:mensajes|textos|lista))\\b)`,
  `${lead}(?:(?:es |este es |tiene |tienen )?(?:el |un )?)?(?:numero|persona) equivocad[oa]\\b`,
];

const anyLengthPatterns = anyLengthSources.map((source) => new RegExp(source));
const shortPatterns = [...anyLengthSources, ...shortSources].map((source) => new RegExp(source));

/**
 * True if a text asks to stop texts, in any way that a reasonable person would understand (47 CFR 64.1200(a)(10)). Text that may
 * mean something else, such as a bus stop, is left for a person to read. Quoted text and reactions never count.
 * @param companies the agency's names, for "Stop Larkspan"
 */
export function isOptOut(received: string, companies: readonly string[]): boolean {
  const text = stripQuotations(received);
  const message = normalizeText(text);
  if (keywords.has(message) || bareMention.test(message) || noMore.test(message)) return true;
  const sentences = splitSentences(text);
  const outerSentences = [sentences[0], sentences.at(-1)].filter(
    // "Give her the pill? Stop?" asks the office something. "Can you stop?" is a request.
    (sentence) =>
      sentence !== undefined &&
      (!sentence.isQuestion || /^(?:can|could|will|would) /.test(sentence.text)),
  );
  const candidates = [
    message,
    ...getOuterClauses(text),
    ...outerSentences.map((sentence) => sentence?.text ?? ''),
  ];
  if (candidates.some((candidate) => bareStop.test(stripCompany(candidate, companies)))) {
    return true;
  }
  const patterns = message.split(' ').length > maxShortWords ? anyLengthPatterns : shortPatterns;
  return sentences.some((sentence) => {
    const remaining = negated.reduce((rest, pattern) => rest.replace(pattern, '-'), sentence.text);
    return patterns.some((pattern) => pattern.test(remaining));
  });
}

/** "stop larkspan home care" and "stop larkspan" become "stop". */
function stripCompany(text: string, companies: readonly string[]): string {
  const names = companies.map(normalizeText).flatMap((name) => [name, name.split(' ')[0] ?? '']);
  const last = names.find((name) => name !== '' && text.endsWith(` ${name}`));
  return last === undefined ? text : text.slice(0, -last.length - 1);
}
