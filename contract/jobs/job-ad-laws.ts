import laws from '../../content/settings/job-ad-laws.json';
import { regionFacts } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';

/** 'law': the state requires it; 'agency': the agency requires it where the law does not. */
export const jobAdRequirements = ['law', 'agency', 'optional'] as const;
type Requirement = (typeof jobAdRequirements)[number];

type JobAdLaw = {
  pay: Requirement;
  benefits: Requirement;
  law?: string;
  source?: string;
  /** When someone last compared this with the source. */
  checked: string;
};

/** Each state's rule for pay and benefits in a job ad. */
export const jobAdLaws = laws as Readonly<Record<RegionId, JobAdLaw>>;

/** 'New York law requires a pay range (New York Labor Law § 194-b). We list benefits too.' */
export function describeJobAdLaw(region: RegionId): string {
  const { pay, benefits, law } = jobAdLaws[region];
  const { state } = regionFacts[region];
  if (law === undefined) return `${state} law doesn’t require these in a job ad.`;
  const required = [
    ...(pay === 'law' ? ['a pay range that you expect to pay'] : []),
    ...(benefits === 'law' ? ['a description of the benefits'] : []),
  ];
  const extra = pay === 'agency' ? 'a pay range' : benefits === 'agency' ? 'benefits' : null;
  return [
    `${state} law requires ${required.join(' and ')} in a job ad (${law}).`,
    ...(extra === null ? [] : [`It doesn’t require ${extra}, but the agency does.`]),
  ].join(' ');
}

/** @param what 'a pay range' */
export function explainRequirement(region: RegionId, requirement: Requirement, what: string) {
  const { state } = regionFacts[region];
  return requirement === 'law'
    ? `${state} law requires ${what} in job ads`
    : `The agency lists ${what} in its ${state} job ads`;
}
