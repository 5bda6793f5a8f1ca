import type { ExcludedFile, ExcludedItem } from '../../contract/publishing/schema';
import type { Db } from '../db/engine';
import { findJobBySlug } from '../jobs/queries';
import { findPostBySlug } from '../posts/queries';
import type { SiteBuild } from './builds/queries';

export async function listExcluded(db: Db, build: SiteBuild | null): Promise<ExcludedItem[]> {
  const files = JSON.parse(build?.leftOut ?? '[]') as ExcludedFile[];
  const found = await Promise.all(
    files.map(async ({ collection, name, problem }) => {
      const kind = collection === 'blog' ? ('post' as const) : ('job' as const);
      const record = await (kind === 'post' ? findPostBySlug(db, name) : findJobBySlug(db, name));
      return record === null ? [] : [{ kind, id: record.id, title: record.title, problem }];
    }),
  );
  return found.flat();
}
