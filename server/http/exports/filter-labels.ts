import { regionFacts } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  answered: { asked: 'reply requested', day: 'within a day', late: 'not within a day' },
  certificate: {
    due: 'expired or expiring soon',
    soon: 'expires soon',
    none: 'no expiration date',
  },
  status: { all: 'including former' },
  who: { mine: 'the exporter', nobody: 'nobody' },
  'assigned to': { mine: 'the exporter' },
};

export function formatFilter(filter: string, value: string): string {
  const region = regionIds.find((id) => id === value);
  const label = region === undefined ? labels[filter]?.[value] : regionFacts[region].state;
  // Ids such as 'time-off' lose their hyphens; addresses and dates do not match.
  const text = /^[a-z]+(-[a-z]+)+$/.test(value) ? value.replaceAll('-', ' ') : value;
  return `${filter}: ${label ?? text}`;
}
