import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { findReferencedFile } from '../../../contract/publishing/site-file';
import { writeFileAtomic } from '../write-file-atomic';

/** Pixels: an article's column, and two to three times that of a phone. */
const smallWidth = 820;
const maxWidth = 1_600;
const sizes = '(min-width: 64em) 51.25rem, 100vw';

const target = 'pictures';

const imageTags = /<img\b[^>]*? src="(\/[^"]+\.(?:jpe?g|png|webp|avif))"[^>]*>/gi;
const ownAttributes = / (?:width|height|srcset|sizes)="[^"]*"/gi;

type ImageSource = { width: number; height: number; srcset: string };

/**
 * Gives photos of the content their size and a source set of WebP files, which it writes to <folder>/pictures. Without a size the text
 * would move when a picture arrives. Gatsby keeps unchanged pages of the build before, whose pictures may have changed.
 * @param folders have the photos
 */
export function openResponsiveImages(folder: string, folders: readonly string[] = [folder]) {
  const sources = new Map<string, Promise<ImageSource | null>>();
  const used = new Set<string>();

  const getSource = (src: string) => {
    const source = sources.get(src) ?? readSource(src).catch(() => null);
    sources.set(src, source);
    return source;
  };

  /** Rejects if the file is missing or is no picture. */
  const readSource = async (src: string): Promise<ImageSource> => {
    const source = findReferencedFile(folders, src);
    if (source === null) throw new Error(`There is no file ${src}.`);
    const bytes = await readFile(source);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const { autoOrient, format } = await sharp(bytes).metadata();
    const fullWidth = Math.min(autoOrient.width, maxWidth);
    const isLight = autoOrient.width <= maxWidth && (format === 'webp' || format === 'heif');
    const writeCopy = async (width: number): Promise<string> => {
      const name = `${basename(source, extname(source))}-${width}-${hash}.webp`;
      const file = join(folder, target, name);
      used.add(name);
      if (!existsSync(file)) {
        const copy = sharp(bytes).rotate().resize({ width }).webp({ quality: 80 });
        await writeFileAtomic(file, await copy.toBuffer(), { flush: true });
      }
      return `/${target}/${encodeURIComponent(name)} ${width}w`;
    };
    const candidates = await Promise.all([
      ...(fullWidth > smallWidth ? [writeCopy(smallWidth)] : []),
      isLight ? `${src} ${fullWidth}w` : writeCopy(fullWidth),
    ]);
    return { ...autoOrient, srcset: candidates.join(', ') };
  };

  return {
    addSources: async (html: string): Promise<string> => {
      const found = new Map<string, ImageSource | null>();
      for (const [, src = ''] of html.matchAll(imageTags)) found.set(src, await getSource(src));
      return html.replace(imageTags, (tag, src: string) => {
        const source = found.get(src);
        if (!source) return tag;
        const auto = tag.includes('loading="lazy"') ? 'auto, ' : '';
        const attributes = `width="${source.width}" height="${source.height}" srcset="${source.srcset}" sizes="${auto}${sizes}"`;
        return tag.replace(ownAttributes, '').replace('<img', `<img ${attributes}`);
      });
    },
    removeOthers: async (): Promise<void> => {
      await mkdir(join(folder, target), { recursive: true });
      const names = await readdir(join(folder, target));
      await Promise.all(
        names.filter((name) => !used.has(name)).map((name) => rm(join(folder, target, name))),
      );
    },
  };
}
