import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { rowStyle } from '../../components/dashboard.styles';
import { useAsyncAction } from '../../hooks/use-async-action';
import { askPermission, useDesktopPermission } from './desktop';

const texts = {
  granted: 'This browser shows desktop notifications while the dashboard is open.',
  denied:
    'This browser blocks desktop notifications. Allow them for this site in the browser’s settings, then reload the page.',
  unsupported: 'This browser can’t show desktop notifications.',
  default: 'This browser doesn’t show desktop notifications yet.',
};

/** Whether this browser shows notifications, which only its user can decide. */
export function DesktopPermissionLine() {
  const permission = useDesktopPermission();
  const { run, isPending } = useAsyncAction();
  return (
    <div css={rowStyle(space[3])}>
      <p role="status" css={{ flex: '1 1 14rem' }}>
        {texts[permission]}
      </p>
      {permission === 'default' && (
        <Button tone="outline" isPending={isPending} onClick={() => void run(askPermission)}>
          Allow
        </Button>
      )}
    </div>
  );
}
