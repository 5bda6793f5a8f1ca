import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TObject } from 'typebox';
import { parseRegisteredNumbers } from '../../registered-numbers';
import { checkYaml } from '../yaml/check-yaml';
import {
  AreaAgencySettings,
  CountySettings,
  HolidaySettings,
  JobAdLawSettings,
  PhoneSettings,
  RegionSettings,
  SiteSettings,
  StateSettings,
} from '../schemas/settings-schema';

/** Reads and checks content/settings/, except languages.yaml (load-languages.ts). A list with issues is empty. */
export function loadSettings(root: string) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const check = (file: string, schema: TObject) => checkYaml(file, read(file), 1, schema);
  const site = check('content/settings/site.yaml', SiteSettings);
  const holidays = check('content/settings/holidays.yaml', HolidaySettings);
  const numbersFile = 'content/settings/registered-numbers.txt';
  const registered = parseRegisteredNumbers(numbersFile, read(numbersFile));
  const checked = [
    site,
    holidays,
    registered,
    // Code imports these files.
    check('content/settings/regions.json', RegionSettings),
    check('content/settings/counties.json', CountySettings),
    check('content/settings/states.json', StateSettings),
    check('content/settings/job-ad-laws.json', JobAdLawSettings),
    check('content/settings/area-agencies.json', AreaAgencySettings),
    check('content/settings/phones.json', PhoneSettings),
  ];
  return {
    settings: site.value as SiteSettings,
    holidays: holidays.issues.length > 0 ? [] : (holidays.value as HolidaySettings).holidays,
    /** Ten digits each (specification section 5). */
    registeredNumbers: registered.numbers,
    issues: checked.flatMap(({ issues }) => issues),
  };
}
