import { useState } from 'react';
import { navigate } from 'gatsby';
import type { JobPostDetail } from '../../../contract/jobs/schema';
import type { ApiError } from '../../browser/api/api-client';
import { getCallPath } from '../../browser/api/calls';
import { pollingOptions, useInvalidate, useRecord, useUpdateCache } from '../api/swr-hooks';
import { DetailPane } from '../components/detail/detail-pane';
import type { OpenRecord } from '../components/detail/list-detail-layout';
import { RecordPlaceholder } from '../components/detail/record-placeholder';
import type { ListState } from '../hooks/list/use-list-state';
import { useIsMounted } from '../hooks/use-is-mounted';
import { JobForm } from './form';
import { JobView } from './job-view';
import { MdxJobView } from './mdx-jobs';
import type { JobsParams } from './params';

type JobDetailPaneProps = OpenRecord & { list: ListState<JobsParams> };

export function JobDetailPane(props: JobDetailPaneProps) {
  const { id, list, backUrl } = props;
  const { isEdited } = list.state;
  const record = useRecord('GET /jobs/:id', { params: { id } }, pollingOptions);
  const { data: job, isMissing, mutate } = record;
  const invalidate = useInvalidate('/jobs');
  const isMounted = useIsMounted();
  const updateCache = useUpdateCache(getCallPath('GET /jobs/:id', { params: { id } }));
  const [publishError, setPublishError] = useState<ApiError>();
  const [message, setMessage] = useState('');
  // Leaving the form removes the focused button, so the job's heading takes the focus.
  const [wasEdited, setWasEdited] = useState(isEdited);
  if (isEdited && !wasEdited) setWasEdited(true);
  const takesFocus = props.takesFocus || wasEdited;

  const edit = (error?: ApiError) => {
    if (!isMounted()) return;
    setMessage('');
    setPublishError(error);
    // A history entry, so that the browser's Back button leads to the job.
    void navigate(list.getUrl({ isEdited: true }));
  };
  const leaveForm = (result: string) => {
    if (!isMounted()) return;
    setMessage(result);
    list.update({ isEdited: false });
  };
  const showSaved = (saved: JobPostDetail) => void updateCache(saved).then(invalidate);

  if (job === undefined || isMissing) {
    return <RecordPlaceholder record={record} missingMessage="Job not found" backUrl={backUrl} />;
  }
  if (!('version' in job)) {
    return <MdxJobView job={job} backUrl={backUrl} takesFocus={takesFocus} />;
  }
  if (!isEdited) {
    return (
      <JobView
        job={job}
        backUrl={backUrl}
        takesFocus={takesFocus}
        message={message}
        onEdit={edit}
        onCopied={(copy) => {
          if (isMounted()) list.update({ job: copy, isEdited: true });
        }}
      />
    );
  }
  return (
    <DetailPane
      id="job-name"
      title={`Edit: ${job.title}`}
      meta={`/career/${job.slug}`}
      backLabel="Back to job"
      closeLabel="Back to job"
      presence={{ call: 'POST /jobs/:id/presence', params: { id } }}
      backUrl={list.getUrl({ isEdited: false })}
      takesFocus
    >
      <JobForm
        job={job}
        onRefresh={async () => {
          const current = await mutate();
          return current && 'version' in current ? current : undefined;
        }}
        initialError={publishError}
        onCancel={() => leaveForm('')}
        onPartlySaved={showSaved}
        onSaved={(saved) => {
          showSaved(saved);
          leaveForm('Saved');
        }}
      />
    </DetailPane>
  );
}
