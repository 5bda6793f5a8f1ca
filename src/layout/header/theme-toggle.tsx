import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { scriptTexts } from '../../browser/script-texts';
import { color, space, radius, target, scriptOnlyStyle } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Icon } from '../../ui/icon';

/** Cycles light, dark, and system (theme-toggle.script.ts). On wide screens it is only an icon. */
export function ThemeToggle() {
  const { theme, changeTheme, system, light } = scriptTexts[useTexts().language];
  const label = `${theme} ${system}`;
  return (
    <button
      type="button"
      data-theme-toggle
      title={label}
      aria-label={`${label}. ${changeTheme} ${light}.`}
      css={toggleStyle}
    >
      <Icon name="system" />
      <span>{label}</span>
    </button>
  );
}

const toggleStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'start',
  gap: space[3],
  minWidth: target,
  minHeight: target,
  margin: space[3],
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.text,
  fontSize: '1.0625rem',
  '&:hover': { background: color.primarySoft, color: color.primaryStrong },
  [media.wide]: { margin: '0 0 0 auto', '& > span': { display: 'none' } },
  ...scriptOnlyStyle,
});
