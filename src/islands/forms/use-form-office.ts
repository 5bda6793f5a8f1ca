import { useState } from 'react';
import type { RegionId } from '../../../contract/shared/regions';
import type { FormOffice } from '../../shared/page-context';

export type FormOffices = {
  /** A page of one region has its office only; on other pages the visitor chooses. */
  offices: readonly FormOffice[];
  /** Answers for the page until the visitor chooses. */
  defaultOffice: FormOffice;
};

/**
 * The office that receives a form.
 * @param suggested the preselected region of a visitor who saw no region's page before
 */
export function useFormOffice(formOffices: FormOffices, suggested?: RegionId) {
  const { offices } = formOffices;
  const hasChoice = offices.length > 1;
  const [selected, select] = useState<RegionId>();
  // A form can outlive its page: an earlier choice does not count on a region's own page.
  if (!hasChoice && selected !== undefined) select(undefined);
  const fixedValues: Readonly<Record<string, string>> = hasChoice
    ? {}
    : { region: formOffices.defaultOffice.id };
  return {
    office: offices.find(({ id }) => id === selected) ?? formOffices.defaultOffice,
    fixedValues,
    regionField: { offices, selected, suggested, onSelect: select },
  };
}

export type FormOfficeChoice = ReturnType<typeof useFormOffice>;
