import { pickAt } from './sample-language';

const nBits = 20;
const lowTokenBits = 32 - nBits;

/**
 * Collects a hundred million pairs of a token (48 bits) and a record's number (20 bits), and returns them in order. 16 lists by the
 * token's first four bits; the rest of both fits into 64.
 */
export function createTokenRows() {
  const lists = Array.from({ length: 16 }, () => ({ halves: new Uint32Array(2 ** 12), length: 0 }));
  return {
    add(token: number, recordN: number): void {
      const list = pickAt(lists, Math.floor(token / 2 ** 44));
      if (list.length === list.halves.length) {
        const larger = new Uint32Array(list.length * 2);
        larger.set(list.halves);
        list.halves = larger;
      }
      const low = token % 2 ** lowTokenBits;
      list.halves[list.length] = low * 2 ** nBits + recordN;
      list.halves[list.length + 1] = Math.floor(token / 2 ** lowTokenBits) % 2 ** 32;
      list.length += 2;
    },
    *batches(size: number): Generator<{ token: number; recordN: number }[]> {
      for (const [first, { halves, length }] of lists.entries()) {
        // The machine is little-endian: the second half counts more.
        new BigUint64Array(halves.buffer, 0, length / 2).sort();
        for (let from = 0; from < length; from += size * 2) {
          const rows = [];
          for (let index = from; index < Math.min(length, from + size * 2); index += 2) {
            const low = halves[index] ?? NaN;
            const high =
              (halves[index + 1] ?? NaN) * 2 ** lowTokenBits + Math.floor(low / 2 ** nBits);
            rows.push({ token: first * 2 ** 44 + high, recordN: low % 2 ** nBits });
          }
          yield rows;
        }
      }
    },
  };
}
