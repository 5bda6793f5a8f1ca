const longest = 80;

/** A person's name as a file may be called on any system; 'Signature' when nothing of it can stay. */
export function toFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} '’.-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  // Windows keeps these names for itself.
  const isKept = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain);
  return plain === '' || isKept ? 'Signature' : [...plain].slice(0, longest).join('');
}

/** Gives each name once: a second 'Ana Ruiz' is 'Ana Ruiz 2', however either is written. */
export function uniqueFileNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1)
      own = `${name} ${String(number)}`;
    taken.add(own.toLowerCase());
    return own;
  };
}
