/** Specification section 4. In this small file because every page loads it. */
export const bubbleLabel = 'Check Your Eligibility!';

/** Eligibility links lead to this element, if the page has it, instead of opening the popup. */
export const pageFormId = 'eligibility-page';

export const cardLimits = {
  maxBytes: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;

/**
 * The registered numbers (specification section 5) as sorted, salted PBKDF2 hashes in hexadecimal, so that the site doesn't publish them.
 */
export type RegisteredNumbers = {
  salt: string;
  iterations: number;
  hashes: readonly string[];
};

export const registeredNumbersPath = '/registered-numbers.json';

/** One check takes about 60 ms on a desktop of 2024 and 100 to 300 ms on a cheap phone. */
export const registeredNumbersHash = { iterations: 200_000, bits: 128 } as const;
