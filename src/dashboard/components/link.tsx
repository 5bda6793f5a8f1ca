import type { ComponentPropsWithoutRef } from 'react';
import { navigate } from 'gatsby';
import { goTo } from '../../browser/go-to';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'download'> & {
  to: string;
  /** Replaces the current history entry; a link to the current path always does. */
  replace?: boolean;
};

/** A link inside the dashboard. Gatsby's own Link observes each link to prefetch page data, which the dashboard does not have. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
        if (event.defaultPrevented || button !== 0) return;
        if (metaKey || altKey || ctrlKey || shiftKey) return;
        event.preventDefault();
        goTo(to, { replace: replace || to === window.location.pathname });
      }}
    >
      {children}
    </a>
  );
}

/** Opens another screen and focuses `main`, because the focused element disappears. */
export function navigateTo(to: string, options?: { replace: boolean }): void {
  document.getElementById('main')?.focus();
  void navigate(to, options);
}
