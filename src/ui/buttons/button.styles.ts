import { css, type SerializedStyles } from '@emotion/react';
import { color, space, radius, target, motion, type } from '../../theme/tokens';

/** 'accent' is used once per page. */
export type ButtonTone = 'accent' | 'primary' | 'outline' | 'quiet';
export type ButtonSize = 'medium' | 'large';

const tones: Record<ButtonTone, SerializedStyles> = {
  accent: filled(color.accent, color.accentStrong, color.onAccent),
  primary: filled(color.primary, color.primaryStrong, color.onPrimary),
  outline: css({
    borderColor: color.border,
    background: color.surface,
    color: color.text,
    '&:hover': { borderColor: color.primary, color: color.primaryStrong },
  }),
  quiet: css({
    background: 'transparent',
    color: color.primary,
    '&:hover': { background: color.primarySoft, color: color.primaryStrong },
  }),
};

function filled(background: string, hoverBackground: string, text: string): SerializedStyles {
  return css({
    background,
    color: text,
    '&:hover': { background: hoverBackground, color: text },
  });
}

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: target,
  padding: `${space[2]} ${space[5]}`,
  border: '1.5px solid transparent',
  borderRadius: radius.medium,
  fontFamily: type.sans,
  fontSize: type.size.label,
  fontWeight: type.weight.bold,
  lineHeight: type.line.heading,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  '&:hover': { textDecoration: 'none' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'not-allowed' },
});

const large = css({
  minHeight: '3.375rem',
  padding: `${space[3]} ${space[6]}`,
  fontSize: '1.125rem',
});

export function buttonStyle(tone: ButtonTone = 'primary', size: ButtonSize = 'medium') {
  return [base, tones[tone], size === 'large' && large];
}
