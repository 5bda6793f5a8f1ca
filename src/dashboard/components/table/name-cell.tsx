import { css } from '@emotion/react';

/** A person in a list sorted by last name, which is bold. */
export function NameCell({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <span css={{ minWidth: 0 }}>
      {firstName} <span css={lastStyle}>{lastName}</span>
    </span>
  );
}

const lastStyle = css({ fontWeight: 700 });
