import { Fragment, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { formatPhone, telHref } from '../../../../contract/shared/phone';
import { media } from '../../../theme/layout';
import { color, radius, space } from '../../../theme/tokens';
import { denseTarget, ellipsis, quietStyle, smallStyle } from '../dashboard.styles';
import type { Column } from './data-table';

export const createColumn = <Row,>(
  id: string,
  header: string,
  cell: Column<Row>['cell'],
  options: Omit<Column<Row>, 'id' | 'header' | 'cell'> = {},
): Column<Row> => ({ id, header, cell, ...options });

/** Text in a row of one line, with all of it on hover. */
export function TextCell({ children: text }: { children: string }) {
  return <span title={text}>{text}</span>;
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
        <span css={{ ...ellipsis, minWidth: 0 }}>{column.cell(row)}</span>
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

/** @param phone ten digits */
export function PhoneCell({ phone, note }: { phone: string; note?: string | undefined }) {
  return (
    <span css={{ whiteSpace: 'nowrap' }}>
      <a href={telHref(phone)} css={phoneStyle}>
        {formatPhone(phone)}
      </a>
      {note !== undefined && <small css={quietStyle}> {note}</small>}
    </span>
  );
}

/** Cuts long text off in a row of one line, unless its link has the focus; cards on phones show all of it. */
export const ellipsisStyle = css({
  [media.wide]: {
    maxWidth: '11rem',
    '> a, > span': { ...ellipsis, display: 'block' },
    '> a:focus-visible': {
      position: 'relative',
      zIndex: 1,
      width: 'max-content',
      maxWidth: 'none',
      paddingInlineEnd: space[2],
      borderRadius: radius.small,
      background: color.surfaceRaised,
    },
  },
});

/** The column that takes the space that the others leave. */
export const fillingStyle = css(ellipsisStyle, {
  [media.wide]: { width: '100%', minWidth: '9.5rem', maxWidth: 0 },
});

/** A second line on cards: in a table it is shown on hover. */
export const cardLineStyle = css(smallStyle, { [media.wide]: { display: 'none' } });

const emailStyle = css({
  ...ellipsis,
  display: 'block',
  minWidth: 0,
  [media.wide]: { maxWidth: '14rem' },
});

/** In every row of a table, an underline would be noise. */
const phoneStyle = css({
  [media.wide]: { color: 'inherit', '&:not(:hover)': { textDecoration: 'none' } },
  [media.belowWide]: { display: 'inline-flex', alignItems: 'center', minHeight: denseTarget },
});
