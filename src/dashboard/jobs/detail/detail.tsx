import { useState } from 'react';
import type { JobPostDetail } from '../../../../contract/jobs/schema';
import type { ApiError } from '../../../lib/api/api-client';
import { useUpdateCache } from '../../api/swr-hooks';
import { DetailPane } from '../../components/detail/detail-pane';
import { RecordPlaceholder } from '../../components/detail/record-placeholder';
import { useIsMounted } from '../../hooks/use-is-mounted';
import { jobPath, useInvalidateJobs, useJob } from '../api';
import { JobForm } from '../form/job-form';
import { JobView } from './job-view';
import { MdxJobView } from './mdx-job-view';

type JobDetailPaneProps = {
  id: string;
  /** The path of the screen. */
  path: string;
  /** The URL of the list alone. */
  back: string;
  /** The URL of the job when it is not edited. */
  viewUrl: string;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  onOpenCopy: (id: string) => void;
  /** The person opened the job here, rather than loading the page with it. */
  takesFocus: boolean;
};

/** A job or its form, beside the list. */
export function JobDetailPane(props: JobDetailPaneProps) {
  const { id, path, back, viewUrl, isEdited, onEdit, onOpenCopy } = props;
  const record = useJob(id);
  const { data: job, isMissing, mutate } = record;
  const invalidate = useInvalidateJobs();
  const isMounted = useIsMounted();
  const updateCache = useUpdateCache<JobPostDetail>(jobPath(id));
  const [publishError, setPublishError] = useState<ApiError>();
  const [message, setMessage] = useState('');
  // Leaving the form removes the focused button, so the job's heading takes the focus.
  const [wasEdited, setWasEdited] = useState(isEdited);
  if (isEdited && !wasEdited) setWasEdited(true);
  const takesFocus = props.takesFocus || wasEdited;

  const showSaved = (saved: JobPostDetail) => void updateCache(saved).then(invalidate);
  const edit = (next: boolean, error?: ApiError) => {
    if (!isMounted()) return;
    setMessage('');
    setPublishError(error);
    onEdit(next);
  };
  if (job === undefined || isMissing) {
    return (
      <RecordPlaceholder record={record} missingMessage="This job doesn't exist" backUrl={back} />
    );
  }
  if (!('version' in job)) {
    return <MdxJobView job={job} path={path} back={back} takesFocus={takesFocus} />;
  }
  if (!isEdited) {
    return (
      <JobView
        job={job}
        path={path}
        back={back}
        takesFocus={takesFocus}
        message={message}
        onEdit={() => edit(true)}
        onPublishError={(error) => edit(true, error)}
        onCopied={(copy) => {
          if (isMounted()) onOpenCopy(copy);
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
      path={jobPath(job.id)}
      backUrl={viewUrl}
      takesFocus
    >
      <JobForm
        job={job}
        onRefresh={async () => {
          const current = await mutate();
          return current && 'version' in current ? current : undefined;
        }}
        initialError={publishError}
        onCancel={() => edit(false)}
        onPartlySaved={showSaved}
        onSaved={(saved) => {
          showSaved(saved);
          edit(false);
          setMessage('Saved');
        }}
      />
    </DetailPane>
  );
}
