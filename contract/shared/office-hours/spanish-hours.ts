import type { Hours } from './opening-hours';

const weekdays: Readonly<Record<string, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};

/** 'Lunes a viernes, 9:00 a. m. a 5:00 p. m.' */
export function formatSpanishHours({ days, opens, closes }: Hours): string {
  const names = days
    .replace(/\b[A-Z][a-z]+day\b/g, (day) => weekdays[day] ?? day)
    .replace(/,? and /, ' y ')
    .replace(' to ', ' a ');
  const [from, to] = [opens, closes].map(formatSpanishTime);
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}, ${from} a ${to}`;
}

/** '9:00 AM' as '9:00 a. m.' */
export function formatSpanishTime(time: string): string {
  return time.replace(/\s?([AP])M$/, (_, half: string) => `\u00a0${half.toLowerCase()}.\u00a0m.`);
}
