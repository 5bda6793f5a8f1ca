import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { UndoImportResponse } from '../../../../contract/employees/schema';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { space } from '../../../theme/tokens';
import { useRecord } from '../../api/swr-hooks';
import { callStaff } from '../../api/staff-client';
import { stackStyle } from '../../components/dashboard.styles';
import { ConfirmButton } from '../../../ui/confirm';
import { ChangeError } from '../../components/status/messages';
import { TimeAgo } from '../../components/time/time-ago';
import { StaffName } from '../../components/timeline';
import { useAsyncAction } from '../../hooks/use-async-action';

type LastImportProps = {
  /** It has just finished, so that nobody needs to be told which one it is. */
  isNew?: boolean;
  onUndone: (message: string) => void;
};

/** The last import with a button that undoes it; nothing if there is none or it was undone. */
export function LastImport({ isNew = false, onUndone }: LastImportProps) {
  const { data, mutate } = useRecord('GET /employees/last-import', {});
  const { run, isPending, error } = useAsyncAction();
  const lastImport = data?.lastImport;
  if (!lastImport) return null;
  const { id, at, by, summary } = lastImport;
  const undo = () =>
    void run(async () => {
      const undone = await callStaff('POST /employees/undo-import', { body: { id } });
      await mutate();
      onUndone(formatUndone(undone));
    });
  return (
    <div css={[stackStyle(space[2]), { justifyItems: 'start' }]}>
      {!isNew && (
        <p>
          Last import: <StaffName email={by} />, <TimeAgo at={at} />. {summary}.
        </p>
      )}
      <ConfirmButton
        label={
          <>
            <RotateCcw size={18} aria-hidden /> Undo import
          </>
        }
        title="Undo the last import?"
        message={`${summary}. The people it added will be removed and the values it changed restored, except what was changed since.`}
        confirm="Undo import"
        isPending={isPending}
        onConfirm={undo}
      />
      <ChangeError error={error} />
    </div>
  );
}

const maxNamed = 10;

function formatUndone({ removed, restored, kept, keptTotal }: UndoImportResponse): string {
  const counts = `Import undone: ${formatNumber(removed)} removed, ${formatNumber(restored)} restored.`;
  if (keptTotal === 0) return counts;
  const named = kept.slice(0, maxNamed).map(({ name, reason }) => `${name} (${reason})`);
  const more = keptTotal - named.length;
  const list = more > 0 ? [...named, `${formatNumber(more)} more`] : named;
  return `${counts} Not fully undone: ${list.join(', ')}.`;
}
