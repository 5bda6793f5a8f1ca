import { css } from '@emotion/react';
import { color, radius, space, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { controlStyle } from '../../ui/fields/field';
import { buttonStyle } from '../../ui/buttons/button.styles';

/** Of the HTML of contract/screener/render-result.ts. */
export const resultStyle = css({
  display: 'grid',
  gap: space[5],
  '& h2:focus': { outline: 'none' },
  '& [data-summary]': { fontSize: type.size.lead, fontWeight: type.weight.bold, lineHeight: 1.4 },
  '& [data-programs]': { display: 'grid', gap: space[5], padding: 0, listStyle: 'none' },
  '& [data-fit]': {
    display: 'grid',
    gap: space[1],
    paddingInlineStart: space[4],
    borderInlineStart: `4px solid ${color.border}`,
    breakInside: 'avoid',
  },
  '& [data-fit="may-fit"]': { borderColor: color.success },
  '& [data-fit="may-fit-if"]': { borderColor: color.warning },
  '& ul:not([data-programs])': { paddingInlineStart: '1.4em', listStyle: 'disc' },
  '& dl': { display: 'grid', gap: `${space[1]} ${space[4]}` },
  '& dt': { color: color.muted },
  '& dd': { marginBottom: space[2] },
  [media.tablet]: {
    '& dl': { gridTemplateColumns: '11rem minmax(0, 1fr)' },
  },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: color.primary,
  },
  '& summary::before': { content: '"+ "', whiteSpace: 'pre', fontSize: type.size.h3 },
  '& details[open] > summary::before': { content: '"– "' },
  '& details > p': { marginBottom: space[4] },
  '& details[open] > summary': { marginBottom: space[4] },
  '& [data-office]': {
    display: 'grid',
    gap: space[2],
    padding: space[5],
    borderRadius: radius.large,
    background: color.surfaceSunken,
    breakInside: 'avoid',
  },
  '& [data-actions], & form': { display: 'flex', flexWrap: 'wrap', gap: space[3] },
  '& form > *': { flexBasis: '100%' },
  '& form > button': [buttonStyle('primary'), { flexBasis: 'auto' }],
  '& [type="email"]': controlStyle,
  // Off screen, because bots recognize display: none.
  '& [data-trap]': { position: 'absolute', insetInlineStart: '-200vw' },
  '& [data-action]': buttonStyle('outline'),
  '& [data-action="send"]': buttonStyle('accent'),
  '@media print': { '& [data-actions], & [data-email], & [data-fit] summary': { display: 'none' } },
});
