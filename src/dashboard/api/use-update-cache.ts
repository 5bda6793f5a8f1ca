import { useSWRConfig } from 'swr';

/** Returns a function that writes a changed record to the cache at `path`, unless the cache holds a newer version or nothing. */
export function useUpdateCache<Record extends { version: number }>(path: string) {
  const { mutate } = useSWRConfig();
  return (changed: Record) =>
    mutate<Record>(
      path,
      (cached) =>
        cached === undefined || cached.version > changed.version
          ? cached
          : { ...cached, ...changed },
      false,
    );
}
