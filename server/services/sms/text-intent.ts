import { isOptOut } from './opt-out';
import { normalizeText } from './tokenize';

/** A request to stop, start, or explain texts. Null for an ordinary message to the office. */
export type TextIntent = 'stop' | 'start' | 'help' | null;

/** OptOutType is set if Twilio's Advanced Opt-Out is on; Twilio has then replied and blocked the number itself. */
export type InboundText = { Body: string; OptOutType?: string };

const twilioKeywords =
  /^(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout|start|unstop|help|info)$/;
const twilioIntents: ReadonlyMap<string, TextIntent> = new Map([
  ['STOP', 'stop'],
  ['START', 'start'],
  ['HELP', 'help'],
]);

const please = '(?:please|pls|plz|por favor)';
const texts = '(?:texts|texting|text messages|messages|messaging|sms)';
/** Must be the whole message: "Who said you can text me again?!" does not clear an opt-out. */
const start = new RegExp(
  `^(?:unstop|restart|(?:re)?subscribe|opt ?in|(?:${please} )?(?:start|resume)(?: (?:(?:sending (?:me |us )?)?${texts}(?: me| us)?|again|${please}))*)$`,
);
/** "Yes start" may also answer a question about care, so it counts only from a number that has opted out. */
const agreement = /^(?:(?:yes|yeah|yep|si|ok|okay|sure) )+/;
const help = new RegExp(
  `^(?:${please} (?:help|info|ayuda)|(?:help|info|ayuda|information)(?: ${please})?)$`,
);
const cryForHelp = new RegExp(
  `^(?:${please} )?(?:help (?:me|us)|ayudame|ayudenme)(?: ${please})?$`,
);

/**
 * @param companies the agency's names, for "Stop Larkspan"
 * @param hasOptedOut true if the number currently gets no texts
 */
export function detectIntent(
  { Body, OptOutType }: InboundText,
  companies: readonly string[] = [],
  hasOptedOut = false,
): TextIntent {
  const twilioIntent = twilioIntents.get(OptOutType ?? '');
  if (twilioIntent !== undefined) return twilioIntent;
  const text = normalizeText(Body);
  if (start.test(text)) return 'start';
  if (hasOptedOut && start.test(text.replace(agreement, ''))) return 'start';
  if (help.test(text)) return 'help';
  return isOptOut(Body, companies) ? 'stop' : null;
}

/** "Help me" gets the reply to HELP at once and also stays a message for the office, because someone may need help. */
export function isCryForHelp({ Body }: InboundText): boolean {
  return cryForHelp.test(normalizeText(Body));
}

export function isAnsweredByTwilio({ Body, OptOutType = '' }: InboundText): boolean {
  const text = Body.toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return twilioIntents.has(OptOutType) || twilioKeywords.test(text);
}
