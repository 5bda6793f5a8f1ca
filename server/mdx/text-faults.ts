import { byPlace, type MdxFault } from '../../contract/mdx/mdx-fault';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { deadLinks } from './dead-links';
import { linkTargets, type OwnPage } from './link-targets';
import type { ReadMdx } from './mdx-worker';

/** The places of a page that are not of its text, as the build knows them (src/build/content/check-anchors.ts). */
const ownPlaces: Record<OwnPage['kind'], RegExp> = {
  post: /^(?:content|top|numbers-title|:~:.*)$/,
  job: /^(?:content|top|numbers-title|:~:.*|appl(?:y|ication)(?:-.*)?)$/,
};

/** All that is wrong with a text that was read, in its order: what stands in it, and where it leads. */
export async function textFaults(
  context: Pick<Context, 'siteFolder' | 'now'>,
  db: Db,
  read: ReadMdx,
  own: OwnPage,
): Promise<MdxFault[]> {
  const dead = await deadLinks(read, linkTargets(context, db, own), ownPlaces[own.kind]);
  return [...read.faults, ...dead].sort(byPlace);
}
