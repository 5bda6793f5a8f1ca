import { css } from '@emotion/react';
import { color, radius, space, target, type } from '../../theme/tokens';
import { controlStyle, errorStyle } from '../../ui/fields/field';

/** Without script, the form to change the answers is folded below the result. */
export const boxStyle = css({
  // The page below does not move when the result of what the home page has asked replaces the form.
  'html[data-js][data-known] &': { position: 'relative', minHeight: '100vh' },
  '& > details > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: target,
    margin: `${space[4]} 0`,
    color: color.primary,
    fontWeight: type.weight.bold,
    textDecoration: 'underline',
  },
});

/** Until the script shows that result. */
export const loadingStyle = css({
  display: 'none',
  'html[data-js][data-known] &': { display: 'block', position: 'absolute' },
});

/** Of the HTML of contract/screener/render-place.ts. */
export const placeStyle = css({
  '&:empty': { display: 'none' },
  '& summary': { display: 'flex', alignItems: 'center', gap: space[2], minHeight: target },
  '& [data-advice]:not(:empty)': { marginTop: space[3] },
  '& summary u': { color: color.primary },
  '& label': { display: 'block', fontSize: type.size.label, fontWeight: type.weight.bold },
  '& select': [controlStyle, { maxWidth: '22rem' }],
});

/** With script, data-steps shows one question at a time, data-enough allows an answer, and data-last is the last question. */
export const formStyle = css({
  display: 'grid',
  gap: space[6],
  '& fieldset': {
    display: 'grid',
    gap: space[3],
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  '& legend': {
    marginBottom: space[3],
    padding: 0,
    fontFamily: type.display,
    fontSize: type.size.h3,
    fontWeight: type.weight.display,
    lineHeight: type.line.heading,
    '&:focus': { outline: 'none' },
  },
  '& [id$="-error"]': errorStyle,
  'html[data-js][data-known] &[data-steps]': { visibility: 'hidden' },
  'html[data-js] &[data-steps] fieldset:not([data-current])': { display: 'none' },
  'html:not([data-js]) & [data-stepping], &:not([data-steps]) [data-stepping]': {
    display: 'none',
  },
  'html[data-js] &[data-steps]:not([data-last]) [type="submit"]': { display: 'none' },
  '&[data-last] :is([data-action="next"], [data-action="skip"])': { display: 'none' },
  '&:is(:not([data-enough]), [data-last]) [data-action="finish"]': { display: 'none' },
  '@media print': { display: 'none' },
});

export const progressStyle = css({
  display: 'grid',
  gap: space[2],
  color: color.muted,
  '& > div': { height: 8, borderRadius: radius.round, background: color.primarySoft },
  '& > div > div': {
    width: 'var(--done, 10%)',
    height: '100%',
    borderRadius: radius.round,
    background: color.primary,
  },
});

export const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
