import type { Region } from '../site/region-records';
import {
  criesForHelp,
  isAnsweredByTwilio,
  type IncomingWords,
  type TextIntent,
} from './text-intent';

/**
 * The office's answer at once to an incoming text, or null: a person answers, or Twilio itself does (to the exact words, after which
 * it takes no text of ours for a number that has opted out).
 */
export function answerTo(
  { company, phone }: Region,
  text: IncomingWords,
  intent: TextIntent,
): string | null {
  if (isAnsweredByTwilio(text)) return null;
  switch (intent) {
    case 'stop':
      return `${company}: you will get no more texts from us. Text START to take that back. Questions? ${phone}`;
    case 'start':
      return `${company}: you may get texts from us again. Reply STOP to opt out, HELP for help.`;
    default:
      return intent === 'help' || criesForHelp(text)
        ? `${company}: you can write to us here, or call ${phone}. In an emergency call 911. Reply STOP to get no more texts.`
        : null;
  }
}
