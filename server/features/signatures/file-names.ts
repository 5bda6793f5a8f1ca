const maxNameLength = 80;

/** Removes what some systems forbid in file names. Returns 'Signature' if nothing is left. */
export function toFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} '’.-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const isReservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain);
  if (plain === '' || isReservedOnWindows) return 'Signature';
  return [...plain].slice(0, maxNameLength).join('');
}

export function uniqueFileNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      unique = `${name} ${String(number)}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  };
}
