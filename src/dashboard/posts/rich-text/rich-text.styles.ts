import { css } from '@emotion/react';
import { proseStyle } from '../../../mdx/prose.styles';
import { color } from '../../../theme/color';
import { layer, media } from '../../../theme/layout';
import { radius, target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { topBar } from '../../components/styles/layout-size';

/**
 * The editor's own colours, by its names for them, also of what it opens over the page; `post-editor` is the class of all. They follow
 * the theme by themselves.
 */
export const editorColors = css({
  '.post-editor.post-editor': {
    '--font-body': type.sans,
    '--basePageBg': color.surface,
    '--baseBase': color.surface,
    '--baseBgSubtle': color.surface,
    '--baseBg': color.sunken,
    '--baseBgHover': color.tealSoft,
    '--baseBgActive': color.tealSoft,
    '--baseLine': color.line,
    '--baseBorder': color.border,
    // What a choice says before anything is chosen, too.
    '--baseBorderHover': color.muted,
    '--baseSolid': color.muted,
    '--baseSolidHover': color.text,
    '--baseText': color.text,
    '--baseTextContrast': color.text,
    '--accentBase': color.surface,
    '--accentBgSubtle': color.tealSoft,
    '--accentBg': color.tealSoft,
    '--accentBgHover': color.tealSoft,
    '--accentBgActive': color.tealSoft,
    '--accentLine': color.teal,
    '--accentBorder': color.teal,
    '--accentBorderHover': color.teal,
    '--accentSolid': color.teal,
    '--accentSolidHover': color.tealStrong,
    '--accentText': color.tealStrong,
    '--accentTextContrast': color.tealStrong,
    color: color.text,
  },
  // The library takes the ring away that all controls have.
  '.post-editor.post-editor :is(button, select, a, [role="combobox"]):focus-visible': {
    outline: `3px solid ${color.focus}`,
    outlineOffset: 1,
  },
  // The box of a link: within the window, above the bars, and as large as what it is pressed with.
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
      '&:focus-visible': { outline: `2px solid ${color.teal}` },
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

/** The tools around a table: seen before the pointer is on them, and not squeezed by the room that the article gives its cells. */
const tableToolsStyle = css({
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

/** The editor in the dashboard's colours, its text in the site's rhythm. */
export const richTextStyle = css({
  '& .mdxeditor': {
    border: `1px solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    color: color.text,
    '&:focus-within': { borderColor: color.teal },
  },
  '& .mdxeditor [role="toolbar"]': {
    flexWrap: 'wrap',
    borderRadius: `${radius.medium} ${radius.medium} 0 0`,
    background: color.sunken,
    zIndex: 1,
    // Below the frame's bar.
    [media.belowDesktop]: { top: topBar },
  },
  '@media (pointer: coarse)': {
    '& .mdxeditor [role="toolbar"] button': { minWidth: target, minHeight: target },
  },
  '& .post-text': [
    proseStyle,
    tableToolsStyle,
    { minHeight: '24rem', color: color.text, fontFamily: type.sans },
    // As large as on a phone: the text has half of the screen.
    { '& h2': { fontSize: '1.75rem' }, '& h3': { fontSize: '1.375rem' } },
  ],
});
