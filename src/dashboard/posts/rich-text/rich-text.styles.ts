import { css } from '@emotion/react';
import { proseStyle } from '../../../mdx/prose.styles';
import { color, space, radius, target, type } from '../../../theme/tokens';
import { layer, media } from '../../../theme/layout';
import { topBarHeight } from '../../components/dashboard.styles';

const editorVariables = [
  [color.surface, 'basePageBg baseBase baseBgSubtle accentBase'],
  [color.surfaceSunken, 'baseBg'],
  [
    color.primarySoft,
    'baseBgHover baseBgActive accentBgSubtle accentBg accentBgHover accentBgActive',
  ],
  [color.divider, 'baseLine'],
  [color.border, 'baseBorder'],
  [color.muted, 'baseBorderHover baseSolid'],
  [color.text, 'baseSolidHover baseText baseTextContrast'],
  [color.primary, 'accentLine accentBorder accentBorderHover accentSolid'],
  [color.primaryStrong, 'accentSolidHover accentText accentTextContrast'],
] as const;

/** Sets the editor's own color variables. `post-editor` is also the class of its popups. */
export const editorColors = css({
  '.post-editor.post-editor': {
    '--font-body': type.sans,
    ...Object.fromEntries(
      editorVariables.flatMap(([value, names]) =>
        names.split(' ').map((name) => [`--${name}`, value]),
      ),
    ),
    color: color.text,
  },
  // The editor removes the focus ring.
  '.post-editor.post-editor :is(button, select, a, [role="combobox"]):focus-visible': {
    outline: `3px solid ${color.focus}`,
    outlineOffset: 1,
  },
  // The link dialog.
  '.post-editor [data-radix-popper-content-wrapper]': {
    zIndex: `${layer.popup} !important`,
    maxWidth: 'calc(100vw - 1rem)',
  },
  '.post-editor [data-radix-popper-content-wrapper] form': {
    width: 'min(22rem, calc(100vw - 3rem))',
    padding: space[3],
    label: { fontSize: '0.9375rem', fontWeight: 700 },
    input: {
      boxSizing: 'border-box',
      width: '100%',
      minHeight: target,
      fontSize: '1rem',
      '&:focus-visible': { outline: `2px solid ${color.primary}` },
    },
    'button[type]': {
      boxSizing: 'border-box',
      minHeight: target,
      padding: `0 ${space[4]}`,
      borderRadius: radius.medium,
    },
    'button[type="reset"]': {
      border: `1px solid ${color.border}`,
      background: color.surface,
      color: color.text,
    },
  },
  '@media (pointer: coarse)': {
    '.post-editor [data-radix-popper-content-wrapper] button': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: target,
      minHeight: target,
    },
  },
});

/** The table buttons are always visible, and not squeezed by the cell styles of the site. */
const tableButtonsStyle = css({
  '& table': { height: 'auto' },
  '& thead th, & tfoot th, & [data-tool-cell="true"]': {
    minWidth: 0,
    padding: 0,
    border: 0,
    background: 'none',
  },
  '& thead': { background: 'none' },
  '& table button': {
    display: 'grid !important',
    placeItems: 'center',
    boxSizing: 'border-box',
    minWidth: '2rem',
    minHeight: '2rem',
    margin: 'auto',
    opacity: '1 !important',
  },
  '& tfoot button': { width: '100%' },
  '@media (pointer: coarse)': { '& table button': { minWidth: target, minHeight: target } },
});

export const richTextStyle = css({
  '& .mdxeditor': {
    border: `1px solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    color: color.text,
    '&:focus-within': { borderColor: color.primary },
  },
  '& .mdxeditor [role="toolbar"]': {
    flexWrap: 'wrap',
    borderRadius: `${radius.medium} ${radius.medium} 0 0`,
    background: color.surfaceSunken,
    zIndex: 1,
    // Below the bar of the dashboard.
    [media.belowDesktop]: { top: topBarHeight },
  },
  '@media (pointer: coarse)': {
    '& .mdxeditor [role="toolbar"] button': { minWidth: target, minHeight: target },
  },
  '& .post-text': [
    proseStyle,
    tableButtonsStyle,
    { minHeight: '24rem', color: color.text, fontFamily: type.sans },
    // As on a phone: the text has half of the screen.
    { '& h2': { fontSize: '1.75rem' }, '& h3': { fontSize: '1.375rem' } },
  ],
});
