import { applicationSorts, stageIds } from '../../../contract/applications/constants';
import {
  jobDisplayStates,
  jobPostSorts,
  type JobDisplayState,
} from '../../../contract/jobs/constants';
import { jobTypes, type JobType } from '../../../contract/jobs/listing';
import { regionIds } from '../../../contract/shared/regions';
import {
  createListParams,
  enumParam,
  flagParam,
  idParam,
  pageParam,
  searchParam,
  type ParamState,
} from '../hooks/list/list-params';

const jobFields = {
  job: { ...idParam('job', 120), isViewOnly: true },
  isEdited: { ...flagParam('edit'), isViewOnly: true },
  query: searchParam(),
  state: enumParam('state', Object.keys(jobDisplayStates) as JobDisplayState[], null),
  region: enumParam('region', regionIds, null),
  type: enumParam('type', Object.keys(jobTypes) as JobType[], null),
  sort: enumParam('sort', jobPostSorts, 'latest'),
  isReversed: flagParam('down'),
  page: pageParam,
};

/** The URL search params of the jobs. */
export type JobsParams = ParamState<typeof jobFields>;
export const jobsParams = createListParams(jobFields);

const applicationFields = {
  view: { ...enumParam('view', ['applications'], null), isViewOnly: true },
  application: { ...idParam('application', 40), isViewOnly: true },
  query: searchParam(),
  stage: enumParam('stage', stageIds, null),
  job: { ...idParam('of', 120), apiName: 'job' },
  region: enumParam('region', regionIds, null),
  sort: enumParam('sort', applicationSorts, 'waiting'),
  isReversed: flagParam('down'),
  page: pageParam,
};

/** The URL search params of the applications, which share the screen of the jobs. */
export const applicationsParams = createListParams(applicationFields);

/** The URL of all applications, or of those for a job. */
export function getApplicationsUrl(path: string, job: string | null = null): string {
  return applicationsParams.toUrl(path, {
    ...applicationsParams.defaults,
    view: 'applications',
    job,
  });
}
