import { useSWRConfig } from 'swr';

/**
 * What a change of the record at `path` answers is shown there at once, unless a newer one has come meanwhile; of a record that is not
 * shown it is nothing.
 */
export function useTakeAnswer<Answer extends { version: number }>(path: string) {
  const { mutate } = useSWRConfig();
  return (answer: Answer) =>
    mutate<Answer>(
      path,
      (known) =>
        known === undefined || known.version > answer.version ? known : { ...known, ...answer },
      false,
    );
}
