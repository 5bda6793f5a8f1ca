import type { ComponentPropsWithoutRef } from 'react';
import { navigate } from 'gatsby';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'download'> & {
  /** An address of the site, most often of the dashboard. */
  to: string;
  /** Takes the place of the address one is at in the history; the same path without a question always does. */
  replace?: boolean;
};

/**
 * A link of the dashboard. Not Gatsby's: each of those watches whether it is in sight, to fetch a page that is here already, and is eight
 * elements for React; a list has a hundred. A page outside of it is fetched at the press.
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
        // Another window, or what the browser keeps for itself.
        if (event.defaultPrevented || button !== 0) return;
        if (metaKey || altKey || ctrlKey || shiftKey) return;
        event.preventDefault();
        void navigate(to, { replace: replace || to === window.location.pathname });
      }}
    >
      {children}
    </a>
  );
}
