import {
  applicationSorts,
  jobPostSorts,
  shownJobStates,
  stageIds,
  type ShownJobState,
} from '../../../contract/jobs/constants';
import { jobTypes, type JobType } from '../../../contract/jobs/listing';
import { regionIds } from '../../../contract/shared/regions';
import {
  flag,
  listAddress,
  nameOrNull,
  oneOf,
  page,
  words,
  type StateOf,
} from '../hooks/list/list-params';

const jobsFields = {
  job: { ...nameOrNull('job', 120), isBeside: true },
  isEdited: { ...flag('edit'), isBeside: true },
  query: words(),
  state: oneOf('state', Object.keys(shownJobStates) as ShownJobState[], null),
  region: oneOf('region', regionIds, null),
  type: oneOf('type', Object.keys(jobTypes) as JobType[], null),
  sort: oneOf('sort', jobPostSorts, 'latest'),
  down: flag('down'),
  page,
};

/** What the list of jobs keeps in its address. */
export type JobsState = StateOf<typeof jobsFields>;
export const jobsAddress = listAddress(jobsFields);

const applicationsFields = {
  /** Always: it tells this view from the list of jobs. */
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

/** What the list of applications keeps in its address. */
export const applicationsAddress = listAddress(applicationsFields);

/** Where the applications stand: all, or those for a job. */
export function applicationsOf(path: string, job: string | null = null): string {
  return applicationsAddress.write(path, {
    ...applicationsAddress.usual,
    view: 'applications',
    job,
  });
}
