import { formatCounty } from '../../../contract/shared/text/format-county';
import type { Texts } from '../../shared/texts/en';
import type { JobRecord } from '../../shared/page-context';

/** 'Yonkers, Westchester County, NY'; a county named like its city is left out. */
export function formatPlace(
  { city, county, state }: JobRecord['place'],
  { language }: Pick<Texts, 'language'>,
): string {
  const isNamed = county !== null && county !== city && county !== `${city} City`;
  return [city, ...(isNamed ? [formatCounty(county, language)] : []), state].join(', ');
}

type JobTexts = Pick<Texts['jobs'], 'types' | 'shifts' | 'languages'>;

/** 'Full time · Days, Weekends' */
export function formatTypeAndShifts(
  job: Pick<JobRecord, 'type' | 'shifts'>,
  texts: JobTexts,
): string {
  return `${texts.types[job.type]} · ${formatShifts(job.shifts, texts)}`;
}

export function formatShifts(ids: JobRecord['shifts'], { shifts }: JobTexts): string {
  return ids.map((id) => shifts[id]).join(', ');
}

export function formatLanguages(names: readonly string[], { languages }: JobTexts): string {
  return names.map((name) => languages[name] ?? name).join(', ');
}
