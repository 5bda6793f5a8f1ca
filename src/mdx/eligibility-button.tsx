import { EligibilityLink } from '../layout/links/eligibility-link';

export function EligibilityButton({ label }: { label?: string }) {
  return (
    <p>
      <EligibilityLink>{label}</EligibilityLink>
    </p>
  );
}
