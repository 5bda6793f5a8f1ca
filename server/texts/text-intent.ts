import { optsOut } from './opt-out-words';
import { wordsOf } from './words';

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

/** Only a whole message that says nothing else takes an opt-out back: "Who said you can text me again?!" does not. */
const start =
  /^(?:unstop|(?:please |pls )?(?:start|resume)(?: (?:texts|texting|messages|again|please|pls))*)$/;
const help = /^(?:help|info)$/;

/**
 * What an incoming text asks for.
 * @param companies what the agency calls itself: "Stop Larkspan"
 */
export function textIntent(text: IncomingWords, companies: readonly string[] = []): TextIntent {
  const told = twilioIntents.get(text.OptOutType ?? '');
  if (told !== undefined) return told;
  const words = wordsOf(text.Body);
  if (start.test(words)) return 'start';
  if (help.test(words)) return 'help';
  return optsOut(text.Body, companies) ? 'stop' : null;
}

/** Whether Twilio itself answers a text: it says so, or the text is one exact word in plain letters. */
export function isAnsweredByTwilio({ Body, OptOutType = '' }: IncomingWords): boolean {
  const words = Body.toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return twilioIntents.has(OptOutType) || answeredByTwilio.test(words);
}
