/**
 * How moments are written, in American English: `momentFormat({ dateStyle: 'medium' })('2026-11-20')` is 'Nov 20, 2026'.
 * What is no moment becomes 'Invalid Date', as in toLocaleString, of which each call makes a format anew: fifteen times as long as
 * using one, and a list has some hundred.
 */
export function momentFormat(
  options: Intl.DateTimeFormatOptions,
): (at: string | number | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    const date = new Date(at);
    if (Number.isNaN(date.getTime())) return String(date);
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(date);
  };
}
