import { useState } from 'react';
import type { RegionId } from '../../../contract/shared/regions';
import { getVisitedRegion } from '../../browser/visits/visited-region';
import type { FormOffice } from '../../shared/page-context';

export type FormOffices = {
  /** A page of one region has its office only; on other pages the visitor chooses. */
  offices: readonly FormOffice[];
  defaultOffice: FormOffice;
};

/**
 * The office that receives a form.
 * @param suggested the preselected region of a visitor who saw no region's page before
 */
export function useFormOffice(formOffices: FormOffices, suggested?: RegionId) {
  const { offices } = formOffices;
  const [selected, select] = useState(() => getVisitedRegion() ?? suggested);
  const fixedValues: Readonly<Record<string, string>> =
    offices.length > 1 ? {} : { region: formOffices.defaultOffice.id };
  return {
    office: offices.find(({ id }) => id === selected) ?? formOffices.defaultOffice,
    fixedValues,
    regionField: { offices, selected, onSelect: select },
  };
}

export type FormOfficeChoice = ReturnType<typeof useFormOffice>;
