import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { type } from '../../theme/typography';
import { getInitials } from '../../ui/avatar/initials';

/** Decorative; we don't fake portraits. */
export function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      css={{
        display: 'grid',
        flex: 'none',
        placeItems: 'center',
        width: '5rem',
        height: '5rem',
        borderRadius: radius.round,
        background: color.primary,
        color: color.onPrimary,
        fontSize: '1.625rem',
        letterSpacing: '0.02em',
        fontFamily: type.display,
        fontWeight: type.weight.display,
      }}
    >
      {getInitials(name, null)}
    </span>
  );
}
