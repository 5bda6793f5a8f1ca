import { unprintable } from '../../shared/text/text-rules';
import type { Finding, MdxFault } from '../mdx-issue';

/** Faults that are named: whoever mends these sees the next. */
const most = 20;

/**
 * What turns the direction of a text, as it stands or by its number or name: nobody sees it, and what follows reads otherwise than it is
 * written. By number it is one in code as well, where nobody means to write it.
 */
const direction =
  /\p{Bidi_Control}|&[lr]lm;|&#(?:x0*(?:61c|200[ef]|202[a-e]|206[6-9])|0*(?:1564|820[67]|823[4-8]|829[4-7]));/iu;

const unshown: Finding = {
  problem: 'There is a sign here that cannot be shown.',
  advice: 'Take it out, or write the word anew, without pasting.',
};

const turning: Finding = {
  problem: 'There is a sign here that nobody sees and that turns the direction of the text.',
  advice: 'Take it out, or write the words around it anew, without pasting.',
};

const kinds = [
  [unprintable, unshown],
  [direction, turning],
] as const;

/** Where a body holds signs that no page can show, as controls, half a pair of surrogates and what is no character, or that turn its direction. */
export function signFaults(body: string): MdxFault[] {
  const faults = body.split(/\r\n?|\n/).flatMap((text, index) =>
    kinds.flatMap(([sign, finding]): MdxFault[] => {
      const at = text.search(sign);
      return at === -1 ? [] : [{ line: index + 1, column: at + 1, ...finding }];
    }),
  );
  return faults.slice(0, most);
}

/** What is wrong with a value as it is meant, where '&#1;' is one sign, or null. */
export function signFinding(value: string): Finding | null {
  return unprintable.test(value.replace(/[\r\n]/g, ' ')) ? unshown : null;
}
