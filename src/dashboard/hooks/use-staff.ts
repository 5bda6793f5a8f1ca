import { createContext, useContext } from 'react';
import { getRegionNames } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import { canSeeRegion, type Access } from '../../../contract/shared/roles';
import type { SignedInUser } from '../../browser/auth/auth';
import type { DraftStore } from '../drafts/draft-store';

export type Staff = { user: SignedInUser; access: Access; drafts: DraftStore };

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff must be used inside the session provider');
  return staff;
}

/** The states whose records the account sees, by id. */
export function useRegionNames(): Record<RegionId, string> {
  const { access } = useStaff();
  const names = Object.entries(getRegionNames()).filter(([id]) => canSeeRegion(access, id));
  return Object.fromEntries(names) as Record<RegionId, string>;
}
