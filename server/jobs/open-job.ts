import { takesApplications, type ListedJob } from '../../contract/jobs';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { findJobBySlug } from '../db/queries/job-posts';

/**
 * The job with an address, when one can apply for it now; else null. There has to be a page with its form; what the office has made
 * of it since that was built counts at once.
 */
export async function findOpenJob(
  { jobs, now }: Pick<Context, 'jobs' | 'now'>,
  db: Db,
  slug: string,
): Promise<ListedJob | null> {
  const listed = jobs.list().find((job) => job.slug === slug);
  if (listed === undefined) return null;
  const post = await findJobBySlug(db, slug);
  if (post === null) return takesApplications(listed, now()) ? listed : null;
  const { state, validThrough, title, region } = post;
  if (state !== 'open' || validThrough === null) return null;
  const job = { slug, title, region, validThrough };
  return takesApplications(job, now()) ? job : null;
}
