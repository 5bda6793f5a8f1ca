import { css } from '@emotion/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { color } from '../../theme/color';
import { radius, target } from '../../theme/shape';
import { applyThemeChoice, nextThemeChoice } from '../../theme/theme-choice';
import { useThemeChoice } from '../../theme/use-theme-choice';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Light, then dark, then system (specification section 4). */
export function ThemeToggle() {
  const choice = useThemeChoice();
  const Icon = icons[choice];
  const words = `Theme: ${choice}`;
  return (
    <button
      type="button"
      aria-label={words}
      title={words}
      css={toggleStyle}
      onClick={() => applyThemeChoice(nextThemeChoice(choice))}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

const toggleStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: target,
  height: target,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: color.muted,
  '&:hover': { background: color.tealSoft, color: color.tealStrong },
});
