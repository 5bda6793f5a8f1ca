import { optsOut } from './opt-out';
import { wordsOf } from './tokenize';

/** What a text asks of the texting itself; null: it is a message for the office. */
export type TextIntent = 'stop' | 'start' | 'help' | null;

/** An incoming text, and what Twilio took it for where its Advanced Opt-Out is on: it has then answered it and blocked the number. */
export type IncomingWords = { Body: string; OptOutType?: string };

/** Whole messages that Twilio answers by itself, and after STOP blocks the number. */
const answeredByTwilio =
  /^(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout|start|unstop|help|info)$/;
const twilioIntents: ReadonlyMap<string, TextIntent> = new Map([
  ['STOP', 'stop'],
  ['START', 'start'],
  ['HELP', 'help'],
]);

const please = '(?:please|pls|plz|por favor)';
const texts = '(?:texts|texting|text messages|messages|messaging|sms)';
/** Only a whole message that says nothing else takes an opt-out back: "Who said you can text me again?!" does not. */
const start = new RegExp(
  `^(?:unstop|(?:${please} )?(?:start|resume)(?: (?:(?:sending (?:me |us )?)?${texts}(?: me| us)?|again|${please}))*)$`,
);
/** "Yes start" may also answer what the office has asked, about care: where texts are not stopped it does. */
const agreed = /^(?:(?:yes|yeah|yep|si|ok|okay|sure) )+/;
const help = new RegExp(
  `^(?:${please} (?:help|info|ayuda)|(?:help|info|ayuda|information)(?: ${please})?)$`,
);
/** Who is cared for may mean it: it is answered like HELP, and the office reads it as any other message. */
const cry = new RegExp(`^(?:${please} )?(?:help (?:me|us)|ayudame|ayudenme)(?: ${please})?$`);

/**
 * What an incoming text asks for.
 * @param companies what the agency calls itself: "Stop Larkspan"
 * @param hasOptedOut whether its number gets no texts at this moment
 */
export function textIntent(
  text: IncomingWords,
  companies: readonly string[] = [],
  hasOptedOut = false,
): TextIntent {
  const told = twilioIntents.get(text.OptOutType ?? '');
  if (told !== undefined) return told;
  const words = wordsOf(text.Body);
  if (start.test(words)) return 'start';
  if (hasOptedOut && start.test(words.replace(agreed, ''))) return 'start';
  if (help.test(words)) return 'help';
  return optsOut(text.Body, companies) ? 'stop' : null;
}

/** Whether a message for the office is to be answered at once with who writes here, and whom to call: "Help me". */
export function criesForHelp({ Body }: IncomingWords): boolean {
  return cry.test(wordsOf(Body));
}

/** Whether Twilio itself answers a text: it says so, or the text is one exact word in plain letters. */
export function isAnsweredByTwilio({ Body, OptOutType = '' }: IncomingWords): boolean {
  const words = Body.toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return twilioIntents.has(OptOutType) || answeredByTwilio.test(words);
}
