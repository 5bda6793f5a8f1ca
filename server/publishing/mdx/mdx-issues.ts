import { bySourcePosition, type MdxIssue } from '../../../contract/mdx/mdx-issue';
import { isPageTarget } from '../../../contract/mdx/heading-ids';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { collectionOf } from './collections';
import { findDeadLinks } from './internal-links';
import { createLinkChecker, type LinkingPage } from './link-targets';
import type { MdxResult } from './mdx-worker';

export async function findMdxIssues(
  context: Pick<Context, 'siteFolder' | 'now'>,
  db: Db,
  read: MdxResult,
  own: LinkingPage,
): Promise<MdxIssue[]> {
  const deadLinks = await findDeadLinks(read, createLinkChecker(context, db, own), (anchor) =>
    isPageTarget(collectionOf[own.kind], anchor),
  );
  return [...read.faults, ...deadLinks].sort(bySourcePosition);
}
