import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { regionIds, type RegionId } from '../../contract/shared/regions';

export type Region = {
  id: RegionId;
  company: string;
  place: string;
  phone: string;
  email: string;
  address: { street: string; city: string; state: string; zip: string };
};

export type Regions = Readonly<Record<RegionId, Region>>;

/** The region records are missing or broken; the message is one line for the person who starts the server. */
export class RegionsUnavailable extends Error {
  override readonly name = 'RegionsUnavailable';
}

/** Reads regions.json, which the site's build writes, else the front matter in content/. Throws RegionsUnavailable. */
export function loadRegions(siteDir: string, contentDir = 'content/regions'): Regions {
  const built = join(siteDir, 'regions.json');
  if (existsSync(built)) return toRegions(built, JSON.parse(readFileSync(built, 'utf8')));
  if (existsSync(contentDir)) {
    const records = readdirSync(contentDir)
      .filter((file) => /^[a-z-]+\.mdx$/.test(file))
      .map((file) => ({ ...readFrontMatter(join(contentDir, file)), id: basename(file, '.mdx') }));
    return toRegions(contentDir, records);
  }
  throw new RegionsUnavailable(
    `There is neither ${built} nor ${contentDir}: build the site first.`,
  );
}

function readFrontMatter(file: string): object {
  const block = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const fields: unknown = parse(block);
  return typeof fields === 'object' && fields !== null ? fields : {};
}

function toRegions(source: string, records: unknown): Regions {
  const list: unknown[] = Array.isArray(records) ? records : [];
  const entries = regionIds.map((id) => {
    const record = list.find((item) => (item as { id?: unknown } | null)?.id === id);
    return [id, toRegion(source, id, (record ?? {}) as Record<string, unknown>)] as const;
  });
  return Object.fromEntries(entries) as Record<RegionId, Region>;
}

function toRegion(source: string, id: RegionId, record: Record<string, unknown>): Region {
  const getText = (fields: Record<string, unknown>, name: string): string => {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
    throw new RegionsUnavailable(`${source}: the region ${id} has no ${name}.`);
  };
  const address = (record['address'] ?? {}) as Record<string, unknown>;
  return {
    id,
    company: getText(record, 'company'),
    place: getText(record, 'place'),
    phone: getText(record, 'phone'),
    email: getText(record, 'email'),
    address: {
      street: getText(address, 'street'),
      city: getText(address, 'city'),
      state: getText(address, 'state'),
      zip: getText(address, 'zip'),
    },
  };
}
