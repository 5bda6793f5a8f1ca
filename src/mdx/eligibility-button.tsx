import { EligibilityLink } from '../layout/links/eligibility-link';

/** Opens the eligibility check from within a text. */
export function EligibilityButton({ label }: { label?: string }) {
  return (
    <p>
      <EligibilityLink>{label}</EligibilityLink>
    </p>
  );
}
