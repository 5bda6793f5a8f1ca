import { parseDay } from './calendar-day';

const earliest = Date.UTC(1900, 0, 1);

/** True if a date from 1900 to today can be read, also with the day first, a short year, or without separators: '041248'. */
export function isBirthDate(text: string, now: Date): boolean {
  const isPlausible = (reading: string) => {
    const day = parseDay(reading)?.getTime() ?? NaN;
    return day >= earliest && day <= now.getTime();
  };
  return listReadings(text.trim()).some(isPlausible);
}

function listReadings(text: string): string[] {
  const spaced = text.replace(/^(\d\d)(\d\d)(\d{2}|\d{4})$/, '$1 $2 $3');
  const [, first, second, year = ''] =
    /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{2}|\d{4})$/.exec(spaced) ?? [];
  const years = year.length === 2 ? [`19${year}`, `20${year}`] : [year];
  return [
    text,
    ...years.flatMap((full) => [`${first} ${second} ${full}`, `${second} ${first} ${full}`]),
  ];
}
