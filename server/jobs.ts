import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedJob } from '../contract/jobs';
import { regionIds } from '../contract/regions';

/** The list of jobs is broken; the message is one line for people. */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable';
}

/**
 * Reads the jobs one can apply for from jobs.json, which the site's build leaves in the site's folder; none when the build has
 * left none. Throws JobsUnavailable when the file holds anything else.
 */
export function loadJobs(siteDir: string): ListedJob[] {
  const file = join(siteDir, 'jobs.json');
  if (!existsSync(file)) return [];
  const broken = new JobsUnavailable(`${file} is not a list of jobs: build the site again.`);
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw broken;
  }
  if (!Array.isArray(list) || !list.every(isJob)) throw broken;
  return list.map(({ slug, title, region, validThrough }) => ({
    slug,
    title,
    region,
    validThrough,
  }));
}

function isJob(one: unknown): one is ListedJob {
  const { slug, title, region, validThrough } = (one ?? {}) as Record<string, unknown>;
  return (
    typeof slug === 'string' &&
    slug !== '' &&
    typeof title === 'string' &&
    title !== '' &&
    regionIds.some((id) => id === region) &&
    typeof validThrough === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(validThrough)
  );
}
