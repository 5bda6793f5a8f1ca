import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Spinner } from '../../ui/loading/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { linkButtonStyle, toolbarIconStyle } from './dashboard.styles';

type TextButtonProps = ComponentPropsWithoutRef<'button'> & { isPending?: boolean };

export function TextButton({ isPending = false, children, ...rest }: TextButtonProps) {
  return (
    <button aria-disabled={isPending} {...rest} type="button" css={linkButtonStyle}>
      {isPending && <Spinner size="1em" />}
      {children}
    </button>
  );
}

type ToolbarIconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  icon: LucideIcon;
  label: string;
};

/** A toolbar button with an icon only; the label is for screen readers and, without a title, shown on hover. */
export const ToolbarIconButton = forwardRef<HTMLButtonElement, ToolbarIconButtonProps>(
  function ToolbarIconButton({ icon: Icon, label, title = label, ...rest }, ref) {
    return (
      <button {...rest} ref={ref} type="button" title={title} css={toolbarIconStyle}>
        <Icon size={18} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    );
  },
);
