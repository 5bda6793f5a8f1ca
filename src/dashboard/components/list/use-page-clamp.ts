import { useEffect } from 'react';

type Place = {
  /** From 1, as the address has it. */
  page: number;
  pageSize: number;
  /** Rows on all pages; undefined while they load, or are those of another question. */
  total: number | undefined;
};

/** Goes to a list's last page where the address names one that it does not have, or has lost. */
export function useLastPage({ page, pageSize, total }: Place, goTo: (page: number) => void): void {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > last) goTo(last);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the way there is another function each time
  }, [page, last]);
}
