import { createContext, useContext } from 'react';
import type { Role } from '../../../contract/shared/roles';
import type { SignedInUser } from '../../browser/auth/auth';
import type { DraftStore } from '../drafts/draft-store';

export type Staff = { user: SignedInUser; role: Role; drafts: DraftStore };

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff must be used inside the session provider');
  return staff;
}
