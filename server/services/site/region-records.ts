import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { OperatorError } from '../../core/operator-error';
import {
  defaultReplyWithin,
  listHolidays,
  type Holiday,
  type OfficeCalendar,
} from '../../../contract/shared/office-hours/office-time';
import { regionIds, toRegion, type RegionId } from '../../../contract/shared/regions';
import { readBuiltFile } from './built-files';

const fields = ['company', 'place', 'phone', 'email'] as const;
const addressFields = ['street', 'city', 'state', 'zip'] as const;

export type Region = Record<(typeof fields)[number], string> &
  OfficeCalendar & {
    address: Record<(typeof addressFields)[number], string>;
    counties: readonly string[];
  };

export type Regions = Readonly<Record<RegionId, Region>>;

/** Reads regions.json, which the site's build writes, else the front matter in content/. Throws OperatorError. */
export function loadRegions(siteDir: string, contentDir = 'content/regions'): Regions {
  const built = join(siteDir, 'regions.json');
  const records = readBuiltFile(siteDir, 'regions.json');
  if (records !== undefined) return toRegions(built, records);
  if (existsSync(contentDir)) {
    const holidays = readHolidays(join(contentDir, '../settings/holidays.yaml'));
    const written = readdirSync(contentDir)
      .filter((file) => /^[a-z-]+\.mdx$/.test(file))
      .map((file) => {
        const id = basename(file, '.mdx');
        const fields = readFrontMatter(join(contentDir, file));
        return { ...fields, id, holidays: listHolidays(holidays, toRegion(id)) };
      });
    return toRegions(contentDir, written);
  }
  throw new OperatorError(`There is neither ${built} nor ${contentDir}: build the site first.`);
}

function readFrontMatter(file: string): object {
  const block = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const fields: unknown = parse(block);
  return typeof fields === 'object' && fields !== null ? fields : {};
}

function readHolidays(file: string): readonly Holiday[] {
  if (!existsSync(file)) return [];
  return (parse(readFileSync(file, 'utf8')) as { holidays?: Holiday[] } | null)?.holidays ?? [];
}

function toRegions(source: string, records: unknown): Regions {
  const list = (Array.isArray(records) ? records : []) as Record<string, unknown>[];
  const entries = regionIds.map((id): [RegionId, Region] => {
    const pickTexts = <Name extends string>(record: unknown, names: readonly Name[]) =>
      Object.fromEntries(
        names.map((name) => {
          const value = (record as Record<string, unknown> | undefined)?.[name];
          if (typeof value === 'string' && value !== '') return [name, value];
          throw new OperatorError(`${source}: the region ${id} has no ${name}.`);
        }),
      ) as Record<Name, string>;
    const record = list.find((item) => item['id'] === id);
    const address = pickTexts(record?.['address'], addressFields);
    // A site that an older release has built has only the hours.
    const {
      counties = [],
      hours = [],
      holidays = [],
      replyWithin = defaultReplyWithin,
    } = (record ?? {}) as Partial<Region>;
    return [
      id,
      { id, ...pickTexts(record, fields), address, counties, hours, holidays, replyWithin },
    ];
  });
  return Object.fromEntries(entries) as Record<RegionId, Region>;
}
