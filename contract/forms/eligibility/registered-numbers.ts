/**
 * The list of already registered numbers as the browser gets it (specification section 5, product.md "The public shell"):
 * no number, only a slow salted hash of each. The build writes the file, the eligibility form checks against it.
 */
export type RegisteredNumbers = {
  /** Hexadecimal, one for the whole file. */
  salt: string;
  /** Rounds of PBKDF2 with SHA-256. */
  iterations: number;
  /** Hexadecimal, `registeredNumbersHash.bits` long each, sorted. */
  hashes: readonly string[];
};

/** Where the site serves it. */
export const registeredNumbersPath = '/registered-numbers.json';

/**
 * Rounds: one check takes about 60 ms on a desktop of 2024 and 100 to 300 ms on a cheap phone, once per number typed.
 * 128 bits are enough to tell numbers apart and keep the file small.
 */
export const registeredNumbersHash = { iterations: 200_000, bits: 128 } as const;
