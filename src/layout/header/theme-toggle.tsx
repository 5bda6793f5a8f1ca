import { css } from '@emotion/react';
import {
  applyThemeChoice,
  nextThemeChoice,
  type ThemeChoice,
  useThemeChoice,
} from '../../lib/theme-choice';
import { replayWhenReady } from '../../site/replay-input';
import { color } from '../../theme/color';
import { radius, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { Icon } from '../../ui/icons/icon';
import { scriptOnlyStyle } from '../../ui/loading/script-only.styles';
import type { IconName } from '../../ui/icons/icon-sources';

const choices: Record<ThemeChoice, { icon: IconName; label: string }> = {
  light: { icon: 'sun', label: 'Light' },
  dark: { icon: 'moon', label: 'Dark' },
  system: { icon: 'system', label: 'System' },
};

/** Cycles light, dark, and system. */
export function ThemeToggle({ hasLabel = false }: { hasLabel?: boolean }) {
  const choice = useThemeChoice();
  const { icon, label } = choices[choice];
  return (
    <button
      type="button"
      onClick={() => applyThemeChoice(nextThemeChoice(choice))}
      {...replayWhenReady}
      title={`Theme: ${label}`}
      aria-label={`Theme: ${label}. Change to ${choices[nextThemeChoice(choice)].label}.`}
      css={toggleStyle}
    >
      <Icon name={icon} />
      {hasLabel && <span>Theme: {label}</span>}
    </button>
  );
}

const toggleStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minWidth: target,
  minHeight: target,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.text,
  fontSize: '1.0625rem',
  '&:hover': { background: color.primarySoft, color: color.primaryStrong },
  ...scriptOnlyStyle,
});
