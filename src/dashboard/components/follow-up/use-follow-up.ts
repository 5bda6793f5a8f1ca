import type { FollowUpKind } from '../../../../contract/follow-ups/constants';
import type { FollowUp } from '../../../../contract/follow-ups/schema';
import { callStaff } from '../../api/staff-client';
import { useInvalidate } from '../../api/swr-hooks';
import { useAsyncAction } from '../../hooks/use-async-action';
import { offerUndo } from '../../hooks/use-undo-offer';
import { formatMoment } from '../time/format';

/** A record that can have a follow-up. */
export type FollowUpRecord = { kind: FollowUpKind; id: string; name: string };

const roots = {
  thread: '/chats',
  request: '/helpDesk',
  application: '/jobs',
  employee: '/employees',
};

/** Sets or finishes the follow-up of a record; both can be undone. */
export function useFollowUp({ kind, id, name }: FollowUpRecord) {
  const { run, isPending, error } = useAsyncAction();
  const refreshRecord = useInvalidate(roots[kind]);
  const refreshDay = useInvalidate('/my-day');
  const refresh = () => {
    refreshRecord();
    refreshDay();
  };
  const params = { kind, id };
  const change = (message: string, send: () => Promise<{ undo: string | null }>) =>
    run(async () => {
      try {
        const { undo: token } = await send();
        if (token === null) return;
        const call = 'POST /follow-ups/undo';
        offerUndo({ message, undo: { call, token, getName: () => name, onUndone: refresh } });
      } finally {
        // A rejection also means that the screen is out of date.
        refresh();
      }
    });
  return {
    isPending,
    error,
    set: (known: FollowUp | undefined, next: Omit<FollowUp, 'version'>) =>
      change(`Follow-up with ${name} on ${formatMoment(next.dueAt)}`, () =>
        callStaff('PUT /follow-ups/:kind/:id', {
          params,
          body: { version: known?.version ?? 0, ...next },
        }),
      ),
    finish: ({ version }: FollowUp) =>
      change(`Done: follow-up with ${name}`, () =>
        callStaff('DELETE /follow-ups/:kind/:id', {
          params,
          query: { version: String(version) },
        }),
      ),
  };
}
