import { applicationSorts, applicationStages } from '../../../contract/applications/constants';
import { jobDisplayStates, jobPostSorts } from '../../../contract/jobs/constants';
import { jobTypes } from '../../../contract/jobs/listing';
import { getScreen } from '../../../contract/shared/roles';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

export const jobsParams = createListParams({
  job: param.viewOnly(param.id('job', 120)),
  isEdited: param.viewOnly(param.flag('edit')),
  query: param.search,
  state: param.choice('state', { label: 'Status', all: 'All', choices: jobDisplayStates }),
  region: param.region,
  type: param.choice('type', { label: 'Job type', all: 'Any', choices: jobTypes }),
  ...param.sort(jobPostSorts, 'latest'),
  page: param.page,
});
export type JobsParams = StateOf<typeof jobsParams>;

/** The URL search params of the applications, which share the screen of the jobs. */
export const applicationsParams = createListParams({
  application: param.viewOnly(param.id('application', 40)),
  query: param.search,
  job: { ...param.id('of', 120), apiName: 'job' },
  stage: param.choice('stage', { label: 'Stage', all: 'All', choices: applicationStages }),
  region: param.region,
  followUp: param.followUp,
  ...param.sort(applicationSorts, 'waiting'),
  page: param.page,
});

export function getApplicationsUrl(job: string | null = null): string {
  const path = `${getScreen('jobs').path}?view=applications`;
  return applicationsParams.toUrl(path, { ...applicationsParams.defaults, job });
}
