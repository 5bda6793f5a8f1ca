import { useState } from 'react';
import { css } from '@emotion/react';
import { useSWRConfig } from 'swr';
import type { PersonRecord, PersonRecords } from '../../../../contract/people/schema';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { formatDate } from '../../../../contract/shared/dates/format-date';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextField } from '../../../ui/fields/field';
import { Skeleton } from '../../../ui/loading/skeleton';
import { callStaff } from '../../api/staff-client';
import { useRecord } from '../../api/swr-hooks';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useDownload } from '../../hooks/use-download';
import { offerUndo } from '../../hooks/use-undo-offer';
import { fieldsetStyle, stackStyle } from '../dashboard.styles';
import { navigateTo } from '../link';
import { Dialog, DialogButtons } from '../dialog/dialog';
import { ErrorMessage, StatusMessage } from '../status/messages';
import { LoadError } from '../status/notice';

type PersonDataDialogProps = { recordId: string; backUrl: string; onClose: () => void };

/** Lists what the office has about the person of a record. The owner chooses, because several people may share a number. */
export function PersonDataDialog({ recordId, backUrl, onClose }: PersonDataDialogProps) {
  const params = { id: recordId };
  const { data, error, mutate } = useRecord('GET /people/:id', { params });
  const [ids, setIds] = useState<readonly string[]>([recordId]);
  const [isErasing, setErasing] = useState(false);
  const file = useDownload();
  // The one that is chosen already comes first, so that it's seen in a long list.
  const isOpened = ({ id }: PersonRecord) => Number(id === recordId);
  const records = data?.records.toSorted((a, b) => isOpened(b) - isOpened(a)) ?? [];
  const chosen = records.filter(({ id }) => ids.includes(id));

  if (data && isErasing) {
    return (
      <EraseDialog
        {...{ recordId, backUrl, onClose }}
        data={{ ...data, records: chosen }}
        onBack={() => setErasing(false)}
      />
    );
  }
  return (
    <Dialog title="Export or erase a person’s data" onClose={onClose}>
      {data === undefined && error !== undefined && <LoadError error={error} onRetry={mutate} />}
      {data === undefined && error === undefined && <Skeleton height="6rem" />}
      {data && (
        <fieldset css={fieldsetStyle}>
          <legend css={{ marginBlockEnd: space[2] }}>
            These records share a phone number or email address with this one. If several people use
            it, choose only the records of the person who asked.
          </legend>
          <div css={recordsStyle}>
            {records.map((record) => (
              <CheckboxField
                key={record.id}
                id={`person-record-${record.id}`}
                label={record.label}
                hint={
                  (record.keep && keepMessages[record.keep]) ??
                  (describeCounts(record) || undefined)
                }
                checked={ids.includes(record.id)}
                onChange={({ target }) =>
                  setIds(
                    target.checked
                      ? [...ids, record.id]
                      : ids.filter((other) => other !== record.id),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      {file.error !== null && <ErrorMessage>Not exported. {file.error}</ErrorMessage>}
      <StatusMessage>
        {file.savedName !== null &&
          `Saved ${file.savedName}. Delete the file once the person has it.`}
      </StatusMessage>
      <DialogButtons onCancel={onClose}>
        <Button
          tone="outline"
          isPending={file.isPending}
          aria-disabled={chosen.length === 0}
          onClick={() => {
            if (chosen.length > 0)
              void file.download('POST /people/:id/export', toInput(params, chosen));
          }}
        >
          Export
        </Button>
        <Button
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && setErasing(true)}
        >
          Erase…
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type EraseDialogProps = PersonDataDialogProps & { data: PersonRecords; onBack: () => void };

const confirmation = 'erase';

/** Says what goes and what stays, and erases once the owner has typed the word. */
function EraseDialog({ recordId, backUrl, data, onClose, onBack }: EraseDialogProps) {
  const { records, backupsUntil } = data;
  const [text, setText] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const { run, isPending, error } = useAsyncAction();
  const { mutate } = useSWRConfig();
  const count = formatCount(records.length, 'record');
  const [isErased, setErased] = useState(false);
  const backups = `Backups keep the data until ${formatDate(backupsUntil)}`;

  const erase = async () => {
    if (text.trim().toLowerCase() !== confirmation) {
      setFieldError(`Type ${confirmation} to confirm.`);
      return;
    }
    const input = toInput({ id: recordId }, records);
    if (!(await run(() => callStaff('POST /people/:id/erase', input)))) return;
    offerUndo({ message: `Erased ${count}. ${backups}.`, undo: null });
    setErased(true);
  };
  // Once the dialog is closed, so that the focus can move.
  const leave = async () => {
    if (!isErased) return;
    onClose();
    if (records.some(({ id }) => id === recordId)) navigateTo(backUrl, { replace: true });
    await mutate(() => true);
    // A closed record passes the focus to its row, which is gone by now.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    });
  };

  return (
    <Dialog
      title={`Erase ${count}?`}
      open={!isErased}
      onClose={onClose}
      onClosed={() => void leave()}
    >
      <form
        noValidate
        css={stackStyle(space[4])}
        onSubmit={(event) => {
          event.preventDefault();
          void erase();
        }}
      >
        <ul css={listStyle}>
          {records.map((record) => (
            <li key={record.id}>
              {[record.label, describeCounts(record)].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
        <p>
          This can’t be undone. It also erases their drafts and unsent emails and texts. Copies in
          mailboxes and at the phone carrier stay.
        </p>
        {records.some(({ keep }) => keep === 'employment') && (
          <p css={{ fontWeight: 700 }}>
            {keepMessages.employment} Erase the employee only after that time.
          </p>
        )}
        <p>
          {records.some(({ keep }) => keep === 'opt-out') && `${keepMessages['opt-out']} `}
          The audit log keeps the ids of the records. {backups}, or longer if there aren’t three
          newer ones yet.
        </p>
        <TextField
          id="confirm-erasure"
          label={`Type ${confirmation} to confirm`}
          error={fieldError}
          autoComplete="off"
          autoCapitalize="none"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFieldError(undefined);
          }}
        />
        {error !== null && <ErrorMessage>Not erased. {error}</ErrorMessage>}
        <DialogButtons onCancel={onBack}>
          <Button type="submit" isPending={isPending}>
            Erase {count}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function toInput(params: { id: string }, records: readonly PersonRecord[]) {
  return { params, body: { ids: records.map(({ id }) => id) } };
}

/** '3 messages, 1 file' */
function describeCounts({ messages, files, drafts }: PersonRecord): string {
  const counts = { message: messages, file: files, draft: drafts };
  return Object.entries(counts)
    .flatMap(([noun, count]) => (count === 0 ? [] : formatCount(count, noun)))
    .join(', ');
}

const keepMessages = {
  employment: 'Laws set how long you keep employment records.',
  'opt-out': 'An opt-out stays in force, without the number.',
};

/** The title and the buttons stay in view. */
const recordsStyle = css(stackStyle(space[2]), {
  maxHeight: '45dvh',
  overflow: 'auto',
  padding: space[1],
});

const listStyle = css(stackStyle(space[1]), {
  maxHeight: '30dvh',
  overflow: 'auto',
  paddingInlineStart: space[5],
});
