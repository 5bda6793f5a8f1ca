import { useStaff, type Staff } from '../hooks/session/use-staff';

/**
 * How many of a polled list are asked for.
 * @returns query what the list's path ends in; showOlder asks from then on for as many as one answer may have, undefined when
 * that would bring no more than there is
 */
export function useListLength(
  list: keyof Staff['lengths'],
  limits: { readonly usual: number; readonly most: number },
) {
  const { lengths, setLengths } = useStaff();
  const length = lengths[list];
  return {
    query: length === limits.usual ? '' : `?limit=${String(length)}`,
    showOlder: (total: number | undefined) =>
      (total ?? 0) > length && length < limits.most
        ? () => setLengths({ ...lengths, [list]: limits.most })
        : undefined,
  };
}
