import { useState } from 'react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { ApiError } from '../../../lib/api/api-client';
import { fileProblem } from '../../../lib/files/file-rule';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key';
import { callStaff } from '../../api/staff-client';
import { useAct } from '../../hooks/use-async-action';
import { recordPath, useFreshHelpDesk } from '../api';
import { payStubRule } from './pay-stub-rule';

/** So long 5 MB may take: a third of a megabit a second. */
const patience = 120_000;

type Sending = { file: File; key: string; version: number };

/**
 * Attaches the pay stub of a request once it is said yes to, or deletes it. A file whose sending failed may have arrived all the same: sent again, or chosen
 * again, it goes as it went before, and is attached once.
 */
export function usePayStub({ id, version }: Pick<HelpDeskDetail, 'id' | 'version'>) {
  const { act, busy, fault, refuse } = useAct();
  const [isRemoval, setRemoval] = useState(false);
  const [chosen, setChosen] = useState<File | null>(null);
  const [failed, setFailed] = useState<Sending | null>(null);
  const refresh = useFreshHelpDesk();
  const path = `${recordPath(id)}/file`;

  const run = (what: 'send' | 'remove', work: () => Promise<unknown>) =>
    act(() => {
      setRemoval(what === 'remove');
      return work().finally(refresh);
    });
  const send = (sending: Sending) =>
    run('send', async () => {
      const body = new FormData();
      body.append('version', String(sending.version));
      body.append('file', sending.file);
      const headers = { 'idempotency-key': sending.key };
      try {
        await callStaff(path, { method: 'POST', body, headers, timeout: patience });
        setFailed(null);
      } catch (error) {
        setFailed(isRefusal(error) ? null : sending);
        throw error;
      }
    });

  return {
    path,
    busy,
    /** What is under way. */
    doing: busy ? (isRemoval ? 'remove' : 'send') : null,
    fault,
    /** What waits for a yes. */
    chosen,
    choose: (file: File) => {
      const problem = fileProblem(payStubRule, file);
      refuse(problem);
      setChosen(problem === null ? file : null);
    },
    attach: (file: File) => {
      setChosen(null);
      const isSame = failed !== null && isSameFile(failed.file, file);
      void send(isSame ? failed : { file, key: newIdempotencyKey(), version });
    },
    cancel: () => setChosen(null),
    /** Sends what failed once more; null: nothing has. */
    again: failed === null ? null : () => void send(failed),
    remove: () =>
      void run('remove', () => callStaff(`${path}?version=${version}`, { method: 'DELETE' })),
  };
}

/** The server has looked at it, and would say the same again. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
