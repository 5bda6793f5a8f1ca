import { useState } from 'react';
import type { RegionId } from '../../../contract/shared/regions';
import type { FormOffice } from '../../site/page-context';

/**
 * The office that a form goes to: the page's own where `offices` has no other, else the one that the visitor chooses in
 * <RegionChoice>. Until then it is `usual`, for who calls instead.
 * @param suggested the region to begin with for a visitor who comes from none
 */
export function useFormOffice(
  offices: readonly FormOffice[],
  usual: FormOffice,
  suggested?: RegionId,
) {
  const isAsked = offices.length > 1;
  const [chosen, choose] = useState<RegionId>();
  // A form may outlive its page: on a region's own page, an earlier choice is no longer meant.
  if (!isAsked && chosen !== undefined) choose(undefined);
  const fixed: Readonly<Record<string, string>> = isAsked ? {} : { region: usual.id };
  return {
    office: offices.find(({ id }) => id === chosen) ?? usual,
    /** What the form sends without asking. */
    fixed,
    choice: { offices, chosen, suggested, onChoose: choose },
  };
}

export type FormOfficeChoice = ReturnType<typeof useFormOffice>;
