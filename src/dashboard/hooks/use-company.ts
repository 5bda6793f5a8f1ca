import { createContext, useContext } from 'react';
import type { RegionId } from '../../../contract/shared/regions';

export type Companies = Readonly<Partial<Record<RegionId, string>>>;

export const CompaniesContext = createContext<Companies>({});

/** The name of the company in a region, with which texts begin. */
export function useCompany(region: RegionId): string {
  return useContext(CompaniesContext)[region] ?? '';
}
