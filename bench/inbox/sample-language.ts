const consonants = 'bcdfghklmnprstv';
const vowels = 'aeiou';
const syllables = [...consonants].flatMap((one) => [...vowels].map((other) => one + other));
const words = 40_000;
const firstNames = 2_000;
const lastNames = 30_000;

/** A made-up word for each number. Common ones are short, and beginnings are shared. */
export function getWord(rank: number): string {
  const spread = (rank * 104_729 + 7) % 421_867;
  const pick = (divisor: number) => syllables[Math.floor(spread / divisor) % 75] ?? '';
  const longer = rank > 400 ? pick(5_625) : '';
  return `${pick(1)}${pick(75)}${longer}${rank > 5_000 ? 'nrst'.charAt(rank % 4) : ''}`;
}

export const getLastName = (rank: number) => `k${getWord(rank + 90_000)}`;

/** In turn; the list isn't empty. */
export const pickAt = <Item>(items: readonly Item[], index: number) =>
  items[index % items.length] as Item;

/** The same in each run, so that measurements can be compared. */
export function createLanguage() {
  let state = 12_345;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pickWord = createZipf(words, 1, random);
  const pickFirst = createZipf(firstNames, 0.9, random);
  const pickLast = createZipf(lastNames, 0.9, random);
  return {
    random,
    pick: <Item>(items: readonly Item[]) => pickAt(items, Math.floor(random() * items.length)),
    listWords: () =>
      Array.from({ length: 8 + Math.floor(random() * 27) }, () => getWord(pickWord())),
    firstName: () => `a${getWord(pickFirst() + 50_000)}`,
    lastName: () => getLastName(pickLast()),
  };
}

/** Ranks by their frequency in a language: the second half as often as the first one, and so on. */
function createZipf(count: number, exponent: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1) ** exponent;
    sums[rank] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
