import { parseBody } from '../../../../contract/mdx/parse-body';
import { getSiteUrl } from '../../site-settings';
import { digestCode, openTextCache } from '../../text-cache';
import { checkContent, type CheckedContent } from '../check-content';

/** Checks the files as they are now. */
export async function readContent(): Promise<CheckedContent> {
  const bodies = await openBodyCache();
  const content = await checkContent(process.cwd(), getSiteUrl(), new Date(), {
    parse: bodies.get,
  });
  await bodies.save();
  return content;
}

/** Parsed texts, which builds and Gatsby's workers share. */
export function openBodyCache() {
  return openTextCache('.cache/made/bodies.json', digestCode(process.cwd()), parseBody);
}
