import type { FileJob } from '../../../contract/jobs/schema';
import { formatCount } from '../../../contract/shared/text/format-number';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Link } from '../components/link/link';
import { getApplicationsUrl } from './params';

type ApplicationsLinkProps = {
  job: Pick<FileJob, 'slug' | 'applications' | 'newApplications'>;
  path: string;
};

/** A link to the applications for a job. */
export function ApplicationsLink({ job, path }: ApplicationsLinkProps) {
  const { slug, applications, newApplications } = job;
  if (applications === 0) return <p>No applications yet</p>;
  const count = formatCount(applications, 'application');
  return (
    <p>
      <Link to={getApplicationsUrl(path, slug)} css={buttonStyle('outline')}>
        {newApplications > 0 ? `${count}, ${newApplications} new` : count}
      </Link>
    </p>
  );
}
