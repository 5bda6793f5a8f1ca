import { target } from '../../theme/shape';
import { Skeleton } from '../../ui/loading/skeleton';

/** Holds the menu's place while it is found out who is signed in. */
export function AccountPlaceholder() {
  return (
    <span css={{ display: 'grid', alignItems: 'center', width: '5rem', height: target }}>
      <Skeleton height="2rem" />
    </span>
  );
}
