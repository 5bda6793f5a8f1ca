import { useSWRConfig } from 'swr';

/** Asks anew for all that has been asked for at a path, '/jobs', and below it, but who else is there. */
export function useFresh(root: string): () => void {
  const { mutate } = useSWRConfig();
  return () =>
    void mutate((key: unknown) => {
      const path: unknown = Array.isArray(key) ? key[0] : key;
      if (typeof path !== 'string' || path.endsWith('/presence')) return false;
      return path === root || path.startsWith(`${root}/`) || path.startsWith(`${root}?`);
    });
}
