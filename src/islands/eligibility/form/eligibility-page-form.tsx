import { useFormOffice, type FormOffices } from '../../forms/use-form-office';
import { EligibilityForm } from './eligibility-form';

/** The eligibility form on its own page. */
export function EligibilityPageForm(offices: FormOffices) {
  return <EligibilityForm id="eligibility" {...useFormOffice(offices)} />;
}
