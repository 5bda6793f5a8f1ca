import { maxBackupHours } from '../../../contract/overview/constants';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { quietStyle } from '../components/dashboard.styles';
import { warningBoxStyle } from '../components/status/notice';
import { TimeAgo, useNow } from '../components/time/time-ago';

/** The owner is warned when the person who runs the server doesn't notice that backups fail. */
export function LastBackup({ verifiedAt }: NonNullable<OverviewResponse['backup']>) {
  const now = useNow();
  if (verifiedAt === null) {
    return (
      <p role="status" css={warningBoxStyle}>
        There is no verified backup. Ask the person who runs your server to set up backups.
      </p>
    );
  }
  const isOld = now - Date.parse(verifiedAt) > maxBackupHours * 60 * 60_000;
  return (
    <p role={isOld ? 'status' : undefined} css={isOld ? warningBoxStyle : quietStyle}>
      Last verified backup: <TimeAgo at={verifiedAt} />
      {isOld && '. Backups run every day. Ask the person who runs your server to check them.'}
    </p>
  );
}
