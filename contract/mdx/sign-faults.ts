import { unprintable } from '../forms/text-rules';
import type { Finding, MdxFault } from './mdx-fault';

/** Faults that are named: whoever mends these sees the next. */
const most = 20;

/** Where a body holds signs that no page can show: controls, half a pair of surrogates, what is no character. */
export function signFaults(body: string): MdxFault[] {
  const faults = body.split(/\r\n?|\n/).flatMap((text, index): MdxFault[] => {
    const at = text.search(unprintable);
    return at === -1 ? [] : [{ line: index + 1, column: at + 1, ...unshown }];
  });
  return faults.slice(0, most);
}

/** What is wrong with a value as it is meant, where '&#1;' is one sign, or null. */
export function signFinding(value: string): Finding | null {
  return unprintable.test(value.replace(/[\r\n]/g, ' ')) ? unshown : null;
}

const unshown = {
  problem: 'There is a sign here that cannot be shown.',
  advice: 'Take it out, or write the word anew, without pasting.',
};
