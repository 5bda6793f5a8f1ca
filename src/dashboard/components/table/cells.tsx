import { Fragment, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { formatPhone, telHref } from '../../../../contract/shared/phone';
import { media } from '../../../theme/layout';
import { denseTarget, ellipsis, smallStyle } from '../dashboard.styles';
import type { Column } from './data-table';

/** A person in a list sorted by last name, which is bold. */
export function NameCell({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <span css={{ minWidth: 0 }}>
      {firstName} <span css={{ fontWeight: 700 }}>{lastName}</span>
    </span>
  );
}

/**
 * Adds a line to the name of a row beside an open record, where most columns are hidden: what tells rows with the same name apart.
 */
export function addFacts<Row>(
  column: Column<Row>,
  listFacts: (row: Row) => readonly ReactNode[],
): Column<Row> {
  return {
    ...column,
    style: css(column.style, { '&& > a': { width: '100%' } }),
    cell: (row) => (
      <span css={nameAndFactsStyle}>
        <span css={{ minWidth: 0, textDecoration: 'underline 1px' }}>{column.cell(row)}</span>
        <span css={factsStyle}>
          <Facts facts={listFacts(row)} />
        </span>
      </span>
    ),
  };
}

/** 'Home health aide · New York' */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return facts.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {fact}
    </Fragment>
  ));
}

/** Inline, so that the link doesn't underline the facts. */
const nameAndFactsStyle = css({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  verticalAlign: 'middle',
});
const factsStyle = css(smallStyle, ellipsis);

export function EmailCell({ email }: { email: string }) {
  return (
    <span title={email} css={emailStyle}>
      {email}
    </span>
  );
}

type ContactCellProps = {
  /** Ten digits. */
  phone: string;
  email: string | null;
  note?: string | undefined;
};

export function ContactCell({ phone, email, note }: ContactCellProps) {
  return (
    <span css={{ minWidth: 0 }}>
      <a href={telHref(phone)} css={phoneStyle}>
        {formatPhone(phone)}
      </a>
      {note !== undefined && <span css={[smallStyle, { display: 'inline' }]}> {note}</span>}
      {email !== null && (
        <span css={smallStyle}>
          <EmailCell email={email} />
        </span>
      )}
    </span>
  );
}

/** For long text: it wraps, so that the last columns stay on screen. */
export const wrapStyle = css({
  overflowWrap: 'break-word',
  '&&': { whiteSpace: 'normal' },
  [media.wide]: { maxWidth: 'min(18rem, 17vw)' },
});

/** Cuts long text off in a row of one line; cards on phones show all of it. Show the whole text as a title. */
export const ellipsisStyle = css({
  [media.wide]: {
    maxWidth: '11rem',
    '> a, > span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

/** The column that takes the space that the others leave. */
export const fillingStyle = css(ellipsisStyle, {
  [media.wide]: { width: '100%', minWidth: '8rem', maxWidth: 0 },
});

/** For the name of the row: wide enough for most names. */
export const rowNameStyle = css(wrapStyle, { [media.wide]: { minWidth: 'min(10rem, 10.8vw)' } });

export const nameStyle = css(rowNameStyle, { '&&': { fontWeight: 700 } });

const emailStyle = css({
  ...ellipsis,
  display: 'block',
  minWidth: 0,
  [media.wide]: { maxWidth: '12.5rem' },
});

const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  whiteSpace: 'nowrap',
  [media.belowWide]: { minHeight: denseTarget },
});
