import { getCountyName, regionFacts } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';

type JobPlace = { region: RegionId; city: string | null; county: string | null };

/** '$20', '19.65/hr', '20 an hour' */
const pay = /\$\s*\d|\d\s*(?:\/|per |an? )\s*(?:hr|hour|year|visit)\b/i;
const symbols = /[!*]|\p{Extended_Pictographic}/u;

/** True if the title contains the job's town, county, or state. */
function namesPlace(title: string, { region, city, county }: JobPlace): boolean {
  const names = [city, county, county && getCountyName(region, county), regionFacts[region].state];
  const words = ` ${toWords(title)} `;
  return (
    words.includes(' county ') ||
    names.some((name) => name !== null && name !== '' && words.includes(` ${toWords(name)} `))
  );
}

/** The job with its town, because several towns may have the same job. */
export function formatJobTitle(title: string, place: JobPlace & { city: string }): string {
  return namesPlace(title, place) ? title : `${title} in ${place.city}`;
}

/** Says what Google wants left out of a title (developers.google.com/search/docs/appearance/structured-data/job-posting, title). */
export function findTitleWarning(title: string, place: JobPlace): string | null {
  const found = [
    pay.test(title) && 'the pay',
    namesPlace(title, place) && 'the place',
    symbols.test(title) && 'symbols such as “!”',
  ].filter((name) => name !== false);
  if (found.length === 0) return null;
  const list = new Intl.ListFormat('en-US').format(found);
  return `Google’s rule for job ads: the title is the job only. Leave out ${list}; pay and place have their own fields.`;
}

function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
