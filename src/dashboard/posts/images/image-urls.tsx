import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { isClientError } from '../../../browser/api/swr-config';
import { facts } from '../../../shared/facts';
import { fetchStaffFile } from '../../api/staff-client';

type LoadImage = (src: string) => Promise<string>;

const LoadImageContext = createContext<LoadImage | null>(null);

/** Loads uploaded images, which are not public before the post is, into object URLs. They are revoked when the post is closed. */
export function ImageUrlProvider({ children }: { children: ReactNode }) {
  const [urls] = useState(() => new Map<string, Promise<string>>());
  useEffect(
    () => () => {
      for (const url of urls.values()) {
        url.then(
          (loaded) => URL.revokeObjectURL(loaded),
          () => undefined,
        );
      }
      urls.clear();
    },
    [urls],
  );
  const loadImage = useCallback<LoadImage>(
    (src) => {
      const name = /^\/images\/posts\/([0-9a-f]{32}\.webp)$/.exec(src)?.[1];
      if (name === undefined) return Promise.resolve(src);
      const known = urls.get(src);
      if (known) return known;
      const url = fetchStaffFile('GET /posts/pictures/:name', { params: { name } }).then((file) =>
        URL.createObjectURL(file),
      );
      urls.set(src, url);
      url.catch(() => urls.delete(src));
      return url;
    },
    [urls],
  );
  return <LoadImageContext.Provider value={loadImage}>{children}</LoadImageContext.Provider>;
}

/** Returns a function that resolves the URL at which an image can be shown here. */
export function useLoadImage(): LoadImage {
  const loadImage = useContext(LoadImageContext);
  if (!loadImage) throw new Error('useLoadImage needs an ImageUrlProvider');
  return loadImage;
}

/** The URLs at which images can be shown here, by path, once they have loaded. Without a connection, loading is retried. */
export function useImageUrls(paths: readonly string[]): Readonly<Record<string, string>> {
  const loadImage = useLoadImage();
  const [urls, setUrls] = useState<Record<string, string>>({});
  useEffect(() => {
    let isUnmounted = false;
    const load = (path: string): void => {
      if (isUnmounted) return;
      loadImage(path).then(
        (url) => setUrls((known) => ({ ...known, [path]: url })),
        (error: unknown) => {
          if (!isClientError(error)) setTimeout(load, facts.fetching.retryEvery, path);
        },
      );
    };
    paths.forEach(load);
    return () => {
      isUnmounted = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the array is new with each render
  }, [paths.join(), loadImage]);
  return urls;
}
