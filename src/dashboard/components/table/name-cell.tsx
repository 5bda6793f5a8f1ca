import { css } from '@emotion/react';

/** A person in a list that is ordered by last names: the one that it goes by stands out. */
export function SortedName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <span css={{ minWidth: 0 }}>
      {firstName} <span css={lastStyle}>{lastName}</span>
    </span>
  );
}

const lastStyle = css({ fontWeight: 700 });
