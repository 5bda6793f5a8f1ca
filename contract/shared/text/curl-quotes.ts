/**
 * Typographic quotes and apostrophes for the straight ones that people type: 'a driver's license' -> 'a driver’s license'.
 * @param isContinued something is before the text in its line, such as bold words
 */
export function curlQuotes(text: string, isContinued = false): string {
  // Without lookbehind, which browsers of 2020 can't read.
  const before = isContinued ? '([\\s([“—–])' : '(^|[\\s([“—–])';
  return text
    .replace(new RegExp(`${before}"(?=\\S)`, 'g'), '$1“')
    .replace(/"/g, '”')
    .replace(new RegExp(`${before}'(?=\\p{L})`, 'gu'), '$1‘')
    .replace(/'/g, '’');
}

/** Curls the quotes of all texts of a value, except in `kept` fields. */
export function curlAllQuotes<Value>(value: Value, kept: readonly string[] = []): Value {
  if (typeof value === 'string') return curlQuotes(value) as Value;
  if (Array.isArray(value)) return value.map((item) => curlAllQuotes<unknown>(item, kept)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, item]) => [
    name,
    kept.includes(name) ? item : curlAllQuotes<unknown>(item, kept),
  ]);
  return Object.fromEntries(fields) as Value;
}
