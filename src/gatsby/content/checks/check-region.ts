import { getCounties } from '../../../../contract/jobs/counties';
import { regionFacts } from '../../../../contract/shared/region-facts';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { stateFacts } from '../../../../contract/shared/state-facts';
import { isZipInRanges } from '../../../../contract/shared/zip-codes/zip-codes';
import { parseDays, parseTime } from '../../../../contract/shared/office-hours/opening-hours';
import type { ContentIssue, FieldIssue } from '../issues';
import type { FieldsOf } from '../schemas/schemas';

/** Toll-free numbers belong to no state (47 CFR 52.101). */
const tollFreeCodes = ['800', '833', '844', '855', '866', '877', '888'];

/** Compares an office's record with its state, because a new office's record starts as a copy of another one. */
export function checkRegion(region: RegionId, fields: FieldsOf<'regions'>): FieldIssue[] {
  const { address, phone, afterHours, hours, counties } = fields;
  const issues = [
    checkState(region, address.state),
    checkZip(region, address.zip),
    checkAreaCode(region, phone, ['phone']),
    checkAreaCode(region, afterHours.phone, ['afterHours', 'phone']),
    ...counties.map((county, index) => checkCounty(region, county, ['counties', String(index)])),
    ...hours.flatMap(checkHours),
    ...(['title', 'description', 'company', 'place', 'license'] as const).map((field) =>
      checkStateName(region, fields[field], [field]),
    ),
  ];
  return issues.filter((issue) => issue !== null);
}

function checkState(region: RegionId, state: string): FieldIssue | null {
  const { code } = stateFacts[region];
  if (state === code) return null;
  return {
    path: ['address', 'state'],
    message: `The office of ${regionFacts[region].state} has an address in ${state}.`,
    advice: `Write the address of the office in ${code}.`,
  };
}

function checkZip(region: RegionId, zip: string): FieldIssue | null {
  const { zips } = stateFacts[region];
  if (isZipInRanges(zip, zips)) return null;
  return {
    path: ['address', 'zip'],
    message: `The ZIP code ${zip} is not in ${regionFacts[region].state}.`,
    advice: `Write one that begins with ${zips.join(' or ')}.`,
  };
}

function checkAreaCode(region: RegionId, phone: string, path: string[]): FieldIssue | null {
  const { areaCodes } = stateFacts[region];
  const areaCode = phone.slice(1, 4);
  if (areaCodes.includes(areaCode) || tollFreeCodes.includes(areaCode)) return null;
  return {
    path,
    message: `${regionFacts[region].state} has no area code ${areaCode}: ${phone}.`,
    advice: `Write a number of this office. Its area code is one of: ${areaCodes.join(', ')}, or toll-free.`,
  };
}

/** Search engines need days and times that a program can read. */
function checkHours(
  hours: FieldsOf<'regions'>['hours'][number],
  index: number,
): (FieldIssue | null)[] {
  const check = (field: keyof typeof hours, isValid: boolean, message: string, advice: string) =>
    isValid ? null : { path: ['hours', String(index), field], message, advice };
  const { days, opens, closes } = hours;
  const daysAdvice = 'Write "Monday to Friday", "Saturday", or "Monday, Wednesday, and Friday".';
  const timeAdvice = 'Write it as "9:00 AM".';
  return [
    check('days', parseDays(days) !== null, `"${days}" are not days.`, daysAdvice),
    check('opens', parseTime(opens) !== null, `"${opens}" is not a time.`, timeAdvice),
    check('closes', parseTime(closes) !== null, `"${closes}" is not a time.`, timeAdvice),
  ];
}

/** Checks that a region's state has this county. */
export function checkCounty(region: RegionId, name: string, path: string[]): FieldIssue | null {
  const known = getCounties(region);
  if (known.includes(name)) return null;
  const similar = known.find((county) => normalizeCounty(county) === normalizeCounty(name));
  const advice = similar ?? `the name without "County", for example ${known[0]}`;
  return {
    path,
    message: `${regionFacts[region].state} has no county "${name}".`,
    advice: `Write ${advice}.`,
  };
}

/** 'St Clair County' and 'St. Clair' are the same. */
const normalizeCounty = (name: string) =>
  name
    .toLowerCase()
    .replace(/ county$/, '')
    .replace(/[^a-z]/g, '');

/** A text may name another state besides its own. */
function checkStateName(region: RegionId, text: string, path: string[]): FieldIssue | null {
  const { state } = regionFacts[region];
  const other = regionIds.find((id) => id !== region && text.includes(regionFacts[id].state));
  if (other === undefined || text.includes(state)) return null;
  return {
    path,
    message: `"${text}" names ${regionFacts[other].state}, but this is the office of ${state}.`,
    advice: `Write it for ${state}.`,
  };
}

/**
 * Finds programs of other states in a file of one region. A line that also names the program's state compares the two.
 * @param text the whole file
 */
export function findForeignPrograms(region: RegionId, file: string, text: string): ContentIssue[] {
  return text.split('\n').flatMap((line, index): ContentIssue[] => {
    for (const other of regionIds) {
      const { state } = regionFacts[other];
      if (other === region) continue;
      const program = stateFacts[other].programs.find((name) => line.includes(name));
      if (program === undefined || line.replaceAll(program, '').includes(state)) continue;
      return [
        {
          file,
          line: index + 1,
          message: `"${program}" is a program of ${state}, not of ${regionFacts[region].state}.`,
          advice: `Write about a program of ${regionFacts[region].state}. To compare the two, name ${state} in the same line.`,
        },
      ];
    }
    return [];
  });
}
