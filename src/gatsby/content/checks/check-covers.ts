import { join } from 'node:path';
import sharp from 'sharp';
import { checkCoverSize } from '../../../../contract/posts/constants';
import { findReferencedFile } from '../../../../contract/publishing/site-file';
import type { Entry } from '../entry';
import { createFileIssue, type ContentIssue } from '../issues';
import { isPublishedFile } from '../published-folder';

/** Checks the covers of the articles in content/. The dashboard checks the covers of its posts. */
export async function checkCovers(
  root: string,
  posts: readonly Entry<'blog'>[],
): Promise<ContentIssue[]> {
  const own = posts.filter(({ file }) => !isPublishedFile(file));
  const issues = await Promise.all(
    own.map(async ({ file, fields: { cover } }): Promise<ContentIssue[]> => {
      if (cover === undefined) return [];
      const size = await readSize(findReferencedFile([join(root, 'static')], cover.src));
      if (size === null) {
        const missing = `The cover static${cover.src} is missing or is no picture.`;
        const advice = 'Put a JPEG, PNG, or WebP picture there, or correct its name.';
        return [createFileIssue(file, missing, advice)];
      }
      const message = checkCoverSize(size);
      return message === null
        ? []
        : [createFileIssue(file, `${message}.`, `Replace static${cover.src}.`)];
    }),
  );
  return issues.flat();
}

async function readSize(file: string | null): Promise<{ width: number; height: number } | null> {
  if (file === null) return null;
  try {
    const { width, height, orientation = 1 } = await sharp(file).metadata();
    // Cameras store an upright picture on its side.
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}
