import { useSWRConfig } from 'swr';

/** Returns a function that revalidates everything fetched at `root` and below it, except presence. */
export function useInvalidate(root: string): () => void {
  const { mutate } = useSWRConfig();
  return () =>
    void mutate((key: unknown) => {
      const path: unknown = Array.isArray(key) ? key[0] : key;
      if (typeof path !== 'string' || path.endsWith('/presence')) return false;
      return path === root || path.startsWith(`${root}/`) || path.startsWith(`${root}?`);
    });
}
