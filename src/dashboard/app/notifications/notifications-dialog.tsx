import { useState } from 'react';
import type { NotificationSettings } from '../../../../contract/notifications/schema';
import { getScreen } from '../../../../contract/shared/roles';
import { Button } from '../../../ui/buttons/button';
import { Spinner } from '../../../ui/loading/spinner';
import { callStaff } from '../../api/staff-client';
import { useApi } from '../../api/swr-hooks';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';
import { ErrorMessage } from '../../components/status/messages';
import { LoadError } from '../../components/status/notice';
import { useAsyncAction } from '../../hooks/use-async-action';
import { showOnDesktop, useDesktopPermission } from './desktop';
import { Delivery } from './delivery';
import { SettingsFields } from './settings-fields';

/** Milliseconds between two looks at a test that is on its way. */
const refreshEvery = 2_000;

export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, mutate } = useApi(
    'GET /notifications/settings',
    {},
    {
      refreshInterval: (latest?: { last: { state: string } | null }) =>
        latest?.last?.state === 'queued' ? refreshEvery : 0,
    },
  );
  const [changed, setChanged] = useState<NotificationSettings | null>(null);
  const saving = useAsyncAction();
  const test = useAsyncAction();
  const permission = useDesktopPermission();
  const settings = changed ?? data?.settings;

  const save = async () => {
    const isSaved = await saving.run(async () => {
      if (changed !== null) await callStaff('PUT /notifications/settings', { body: changed });
      await mutate();
    });
    if (isSaved) onClose();
  };
  const sendTest = () =>
    test.run(async () => {
      if (permission === 'granted') {
        showOnDesktop({
          tag: 'test',
          title: 'Test notification',
          body: 'Notifications reach this browser.',
          url: getScreen('overview').path,
        });
      }
      await callStaff('POST /notifications/test');
      await mutate();
    });

  return (
    <Dialog title="Notifications" onClose={onClose}>
      {!data && error ? <LoadError error={error} onRetry={() => mutate()} /> : null}
      {!data && !error && <Spinner label="Loading notifications" />}
      {data && settings && (
        <>
          <SettingsFields settings={settings} onChange={setChanged} />
          <Delivery last={data.last} isPending={test.isPending} onTest={() => void sendTest()} />
          {test.error !== null && <ErrorMessage>Not sent. {test.error}</ErrorMessage>}
          {saving.error !== null && <ErrorMessage>Not saved. {saving.error}</ErrorMessage>}
          <DialogButtons onCancel={onClose}>
            <Button isPending={saving.isPending} onClick={() => void save()}>
              Save
            </Button>
          </DialogButtons>
        </>
      )}
    </Dialog>
  );
}
