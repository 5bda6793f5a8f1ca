import { useState } from 'react';
import type { JobPostDetail } from '../../../../contract/jobs/schema';
import type { ApiError } from '../../../lib/api/api-client';
import { OpenDetail } from '../../components/detail/detail-pane';
import { FileJobDetail } from './mdx-job';
import { JobDetail } from './job';
import { jobPath, useFreshJobs, useJob } from '../api';
import { JobForm } from '../form/job-form';
import { NotOpen } from '../../components/detail/record-placeholder';
import { useStillHere } from '../../hooks/use-is-mounted';
import { useTakeAnswer } from '../../api/use-update-cache';

type OpenJobProps = {
  id: string;
  /** Of the screen. */
  path: string;
  /** The address of the list alone. */
  back: string;
  /** The address of the job beside the list, not edited. */
  record: string;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  /** Another one, to be edited. */
  onOpen: (id: string) => void;
  /** Whether it was chosen just now, rather than opened with the page: then it takes the focus. */
  takesFocus: boolean;
};

/** A job beside the list: what it says, its form, or why it is not there. */
export function OpenJob(props: OpenJobProps) {
  const { id, path, back, record, isEdited, onEdit, onOpen, takesFocus } = props;
  const one = useJob(id);
  const { data, isMissing, mutate } = one;
  const refresh = useFreshJobs();
  const isHere = useStillHere();
  const take = useTakeAnswer<JobPostDetail>(jobPath(id));
  const showSaved = (saved: JobPostDetail) => void take(saved).then(refresh);
  /** What keeps it from being opened: the form says it. */
  const [refused, setRefused] = useState<ApiError>();
  /** What became of the last save. */
  const [said, setSaid] = useState('');
  const edit = (next: boolean, wrong?: ApiError) => {
    if (!isHere()) return;
    setSaid('');
    setRefused(wrong);
    onEdit(next);
  };
  /** The form's buttons and links go with it: the job takes the focus that they had. */
  const [wasEdited, setWasEdited] = useState(isEdited);
  if (isEdited && !wasEdited) setWasEdited(true);
  const frame = { back, takesFocus: takesFocus || wasEdited };
  if (data === undefined || isMissing) {
    return <NotOpen one={one} missingWords="There is no such job" back={back} />;
  }
  if (!('version' in data)) return <FileJobDetail job={data} path={path} {...frame} />;
  if (!isEdited) {
    return (
      <JobDetail
        job={data}
        path={path}
        said={said}
        onEdit={() => edit(true)}
        onRefused={(error) => edit(true, error)}
        onDuplicated={(copy) => {
          if (isHere()) onOpen(copy);
        }}
        {...frame}
      />
    );
  }
  return (
    <OpenDetail
      id="job-name"
      title={`Edit: ${data.title}`}
      meta={`/career/${data.slug}`}
      backWords="Back to the job"
      closeWords="Back to the job"
      path={`/jobs/${data.id}`}
      back={record}
      takesFocus
    >
      <JobForm
        job={data}
        onRefresh={async () => {
          const now = await mutate();
          return now && 'version' in now ? now : undefined;
        }}
        refused={refused}
        onCancel={() => edit(false)}
        onRest={showSaved}
        onDone={(saved) => {
          showSaved(saved);
          edit(false);
          setSaid(`${saved.title} is saved.`);
        }}
      />
    </OpenDetail>
  );
}
