import { Monitor, Moon, Sun } from 'lucide-react';
import { applyThemeChoice, nextThemeChoice } from '../../../theme/theme-choice';
import { useThemeChoice } from '../../../theme/use-theme-choice';
import { IconButton } from './icon-button';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Light, then dark, then system (specification section 4). */
export function ThemeToggle() {
  const choice = useThemeChoice();
  return (
    <IconButton
      icon={icons[choice]}
      words={`Theme: ${choice}`}
      onClick={() => applyThemeChoice(nextThemeChoice(choice))}
    />
  );
}
