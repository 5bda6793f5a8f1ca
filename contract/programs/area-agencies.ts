import agencies from '../../content/settings/area-agencies.json';
import type { RegionId } from '../shared/regions';

export type AreaAgency = { name: string; phone: string };

/** Whom to ask about help that is not Medicaid: the state's line for older people, elsewhere the national one. */
export function getAreaAgency(region: RegionId | null): AreaAgency {
  const { name, phone } = agencies[region ?? 'national'];
  return { name, phone };
}

/** 'the Eldercare Locator' within a Spanish sentence. */
export const withoutArticle = (name: string) => name.replace(/^the /, '');
