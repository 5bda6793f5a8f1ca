import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { formatCount, formatNumber } from '../../../contract/shared/text/format-number';

const en = {
  lastDay: 'Last day to apply',
  count: (count: number) => formatCount(count, 'open job'),
  matching: (found: number, all: number) => `${found} of ${all} jobs`,
  noMatch: 'No open jobs match your filters.',
  removeFilter: (label: string, count: number) => `Remove “${label}”: ${formatCount(count, 'job')}`,
};

const formatJobs = (count: number) => `${formatNumber(count)} empleo${count === 1 ? '' : 's'}`;

const es: typeof en = {
  lastDay: 'Último día para solicitarlo',
  count: (count) => `${formatJobs(count)} disponible${count === 1 ? '' : 's'}`,
  matching: (found, all) => `${found} de ${formatJobs(all)}`,
  noMatch: 'Ningún empleo disponible coincide con sus filtros.',
  removeFilter: (label, count) => `Quitar “${label}”: ${formatJobs(count)}`,
};

export const jobTexts: Readonly<Record<SiteLanguage, typeof en>> = { en, es };
