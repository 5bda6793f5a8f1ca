import states from '../../content/settings/states.json';
import { regionIds, type RegionId } from './regions';
import type { ZipRanges } from './zip-codes/zip-codes';

export type StateFacts = {
  /** The postal abbreviation. */
  code: string;
  /** Area codes of the North American Numbering Plan (nanpa.com). */
  areaCodes: readonly string[];
  /** First three to five digits of ZIP codes, single or as a range: '100-149'. */
  zips: readonly string[];
  /** Programs that exist in this state only. */
  programs: readonly string[];
};

/** Facts about each office's state from the postal service, phone companies, and Medicaid. Kept out of browser bundles. */
export const stateFacts: Readonly<Record<RegionId, StateFacts>> = states;

export const zipRanges = Object.fromEntries(
  regionIds.map((id) => [id, stateFacts[id].zips]),
) as ZipRanges;
