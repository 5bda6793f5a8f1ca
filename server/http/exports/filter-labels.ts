import { regionFacts } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';

/** Values of filters whose own word says little to who reads the audit. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  answered: { asked: 'asked for', day: 'within a day', late: 'not within a day' },
  certificate: { due: 'expired or soon to', soon: 'expires soon', none: 'without a last day' },
  status: { all: 'also who left' },
  who: { mine: 'who took it', nobody: 'nobody' },
  'assigned to': { mine: 'who took it' },
};

/** What narrowed an exported list, as the audit says it: 'region: Maryland'. */
export function formatFilter(filter: string, value: string): string {
  const region = regionIds.find((id) => id === value);
  const said = region === undefined ? words[filter]?.[value] : regionFacts[region].state;
  // A name of the program's has hyphens; an address or a day stays as it is.
  return `${filter}: ${said ?? (/^[a-z]+(-[a-z]+)+$/.test(value) ? value.replaceAll('-', ' ') : value)}`;
}
