import fc from 'fast-check';

/** Text with many characters that are dangerous in spreadsheets. */
export const hostileText = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        ...['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '"', "'", ',', ';'],
        ...[' ', '\u00A0', '\u3000', '\uFEFF', '\u200B', '1', 'cmd', 'é', '|', '😀'],
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

/** True if only invisible characters precede an operator. Deliberately not the algorithm under test. */
export const startsFormula = (cell: string): boolean =>
  /^[\t\r\n]/.test(cell) ||
  ['=', '+', '-', '@'].some((sign) => {
    const plain = cell.normalize('NFKC');
    return (
      plain.includes(sign) && !/[^\p{White_Space}\p{Cf}\p{Cc}]/u.test(plain.split(sign)[0] ?? '')
    );
  });
