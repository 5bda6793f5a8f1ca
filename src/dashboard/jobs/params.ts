import { applicationSorts, stageIds } from '../../../contract/applications/constants';
import {
  jobDisplayStates,
  jobPostSorts,
  type JobDisplayState,
} from '../../../contract/jobs/constants';
import { jobTypes, type JobType } from '../../../contract/jobs/listing';
import { createListParams, param, type StateOf } from '../hooks/list/list-params';

/** The URL search params of the jobs. */
export const jobsParams = createListParams({
  job: param.viewOnly(param.id('job', 120)),
  isEdited: param.viewOnly(param.flag('edit')),
  query: param.search,
  state: param.oneOf('state', Object.keys(jobDisplayStates) as JobDisplayState[], null),
  region: param.region,
  type: param.oneOf('type', Object.keys(jobTypes) as JobType[], null),
  ...param.sort(jobPostSorts, 'latest'),
  page: param.page,
});
export type JobsParams = StateOf<typeof jobsParams>;

/** The URL search params of the applications, which share the screen of the jobs. */
export const applicationsParams = createListParams({
  view: param.viewOnly(param.oneOf('view', ['applications'], null)),
  application: param.viewOnly(param.id('application', 40)),
  query: param.search,
  stage: param.oneOf('stage', stageIds, null),
  job: { ...param.id('of', 120), apiName: 'job' },
  region: param.region,
  ...param.sort(applicationSorts, 'waiting'),
  page: param.page,
});

/** The URL of all applications, or of those for a job. */
export function getApplicationsUrl(path: string, job: string | null = null): string {
  return applicationsParams.toUrl(path, {
    ...applicationsParams.defaults,
    view: 'applications',
    job,
  });
}
