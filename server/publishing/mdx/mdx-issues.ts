import { byPlace, type MdxFault } from '../../../contract/mdx/mdx-issue';
import { isOwnPlace } from '../../../contract/mdx/heading-ids';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { collectionOf } from './collections';
import { findDeadLinks } from './internal-links';
import { createLinkChecker, type OwnPage } from './link-targets';
import type { ReadMdx } from './mdx-worker';

export async function textFaults(
  context: Pick<Context, 'siteFolder' | 'now'>,
  db: Db,
  read: ReadMdx,
  own: OwnPage,
): Promise<MdxFault[]> {
  const deadLinks = await findDeadLinks(read, createLinkChecker(context, db, own), (anchor) =>
    isOwnPlace(collectionOf[own.kind], anchor),
  );
  return [...read.faults, ...deadLinks].sort(byPlace);
}
