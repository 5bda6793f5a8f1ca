import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Overlay } from '../../contract/publishing/overlay';

/**
 * Writes an overlay like the renderer's.
 * @param files text by path on the site; null for a page that is gone
 */
export function writeOverlay(
  folder: string,
  files: Readonly<Record<string, string | null>>,
  fields: Partial<Overlay> = {},
): void {
  const names = Object.entries(files).map(([path, text], index) => {
    const name = `${String(index)}-${path.replaceAll('/', '-')}`;
    if (text !== null) write(join(folder, 'files', name), text);
    return [path, text === null ? null : name] as const;
  });
  const overlay: Overlay = {
    buildId: '1',
    revision: '1',
    publishedAt: '2026-11-22T15:00:00.000Z',
    files: Object.fromEntries(names),
    pages: {},
    inlineScripts: [],
    excluded: [],
    ...fields,
  };
  write(join(folder, 'overlay.json'), JSON.stringify(overlay));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
