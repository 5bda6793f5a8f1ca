import type { FileJob } from '../../../contract/jobs/schema';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Link } from '../components/link/link';
import { applicationsOf } from './params';

type ApplicationsLinkProps = {
  job: Pick<FileJob, 'slug' | 'applications' | 'newApplications'>;
  path: string;
};

/** To the applications for a job. */
export function ApplicationsLink({ job, path }: ApplicationsLinkProps) {
  const { slug, applications, newApplications } = job;
  if (applications === 0) return <p>Nobody has applied yet.</p>;
  const count = applications === 1 ? '1 application' : `${applications} applications`;
  return (
    <p>
      <Link to={applicationsOf(path, slug)} css={buttonStyle('outline')}>
        {newApplications > 0 ? `${count}, ${newApplications} new` : count}
      </Link>
    </p>
  );
}
