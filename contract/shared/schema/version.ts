import Type from 'typebox';

const versionPattern = '^[1-9]\\d{0,8}$';

/** A version as an address names it. */
export const versionText = Type.String({ pattern: versionPattern });

/** Whether a part of a multipart body is a version. */
export function isVersion(text: string): boolean {
  return new RegExp(versionPattern).test(text);
}

/**
 * A version as a call names it. The databases keep versions as 32-bit integers: also the next one has to be one.
 * @param minimum 0 where there is a version of what is not there yet
 */
export function versionNumber(minimum: 0 | 1, description: string) {
  return Type.Integer({ minimum, maximum: 2 ** 31 - 2, description });
}
