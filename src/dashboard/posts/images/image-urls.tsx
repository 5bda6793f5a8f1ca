import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import useSWR from 'swr';
import { fetchStaffFile } from '../../api/staff-client';

const ImageUrlContext = createContext<Map<string, Promise<string>> | null>(null);

/** Keeps the object URLs of a post's images, and revokes them when the post is closed. */
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
  return <ImageUrlContext.Provider value={urls}>{children}</ImageUrlContext.Provider>;
}

/**
 * Resolves the path of an uploaded image, which is not public before the post is, to an object URL. Other URLs stay as they are.
 * `cacheKey` differs for each open post.
 */
export function useImageUrls() {
  const urls = useContext(ImageUrlContext);
  if (!urls) throw new Error('useImageUrls needs an ImageUrlProvider');
  const resolveUrl = useCallback(
    (src: string): Promise<string> => {
      const name = /^\/images\/posts\/([0-9a-f]{32}\.webp)$/.exec(src)?.[1];
      if (name === undefined) return Promise.resolve(src);
      const known = urls.get(src);
      if (known) return known;
      const url = fetchStaffFile(`/posts/pictures/${name}`).then((file) =>
        URL.createObjectURL(file),
      );
      urls.set(src, url);
      url.catch(() => urls.delete(src));
      return url;
    },
    [urls],
  );
  return { cacheKey: urls, resolveUrl };
}

/** The URL at which an image can be shown here; null until it has loaded. */
export function useImageUrl(src: string): string | null {
  const { cacheKey, resolveUrl } = useImageUrls();
  const { data } = useSWR(src === '' ? null : ['image', cacheKey, src], () => resolveUrl(src));
  return data ?? null;
}
