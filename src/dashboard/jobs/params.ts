import {
  applicationSorts,
  jobPostSorts,
  jobDisplayStates,
  stageIds,
  type JobDisplayState,
} from '../../../contract/jobs/constants';
import { jobTypes, type JobType } from '../../../contract/jobs/listing';
import { regionIds } from '../../../contract/shared/regions';
import { flag, listAddress, nameOrNull, oneOf, page, words } from '../hooks/list/list-params';

const jobFields = {
  job: { ...nameOrNull('job', 120), isBeside: true },
  isEdited: { ...flag('edit'), isBeside: true },
  query: words(),
  state: oneOf('state', Object.keys(jobDisplayStates) as JobDisplayState[], null),
  region: oneOf('region', regionIds, null),
  type: oneOf('type', Object.keys(jobTypes) as JobType[], null),
  sort: oneOf('sort', jobPostSorts, 'latest'),
  down: flag('down'),
  page,
};

/** The URL search params of the jobs. */
export const jobsParams = listAddress(jobFields);

const applicationFields = {
  view: { ...oneOf('view', ['applications'], null), isBeside: true },
  application: { ...nameOrNull('application', 40), isBeside: true },
  query: words(),
  stage: oneOf('stage', stageIds, null),
  job: { ...nameOrNull('of', 120), askedAs: 'job' },
  region: oneOf('region', regionIds, null),
  sort: oneOf('sort', applicationSorts, 'waiting'),
  down: flag('down'),
  page,
};

/** The URL search params of the applications, which share the screen of the jobs. */
export const applicationsParams = listAddress(applicationFields);

/** The URL of all applications, or of those for a job. */
export function getApplicationsUrl(path: string, job: string | null = null): string {
  return applicationsParams.write(path, {
    ...applicationsParams.usual,
    view: 'applications',
    job,
  });
}
