import { useMemo, useState } from 'react';
import { maxUnconfirmed } from '../../../../contract/shared/undo';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { useAsyncAction } from '../use-async-action';
import type { Selection } from './use-selection';
import { offerUndo, useUndoOffer, type UndoCall, type UndoOffer } from '../use-undo-offer';

type BulkResponse = {
  /** The ids of all rows that now have the requested state. */
  changed: readonly string[];
  rejected: readonly { id: string; message: string }[];
  undo?: string | null;
};

export type BulkAction<Row> = {
  call: (versions: { id: string; version: number }[]) => Promise<BulkResponse>;
  /** A verb in both forms, and what follows the rows: Mark, Marked, reviewed for 'Mark 30 requests reviewed?' */
  verb: string;
  done: string;
  suffix?: string;
  /** Completes '2 were already …'. */
  goal?: { state: string; isReached: (row: Row) => boolean };
  /** Asked before a change of any size. */
  warning?: string | undefined;
  /** The button has already asked. */
  isConfirmed?: true;
};

type BulkOptions = {
  noun: string;
  refresh: () => void;
  /** Undoes a change; without it, changes can't be undone. */
  undoCall?: UndoCall;
};

type BulkResult = { message: string; hasFailed: boolean; offer?: UndoOffer };

const noResult: BulkResult = { message: '', hasFailed: false };

/**
 * Changes the selected rows at the versions on screen. Asks first if there are many or there is a warning. Rows that were not changed
 * stay selected.
 */
export function useBulkChange<Row extends { id: string; version: number }>(
  selection: Pick<Selection<Row>, 'selectedRows' | 'select' | 'all' | 'getName'>,
  { noun, refresh, undoCall }: BulkOptions,
) {
  const { selectedRows: selected, select, all, getName } = selection;
  const onChanged = (rejectedIds: readonly string[]) => {
    select(rejectedIds);
    refresh();
  };
  const { run, isPending, error } = useAsyncAction();
  const [lastResult, setLastResult] = useState(noResult);
  const offer = useUndoOffer();
  // A success disappears together with the offer to undo it.
  const isOver = !lastResult.hasFailed && lastResult.offer !== offer;
  const [asked, setAsked] = useState<{ action: BulkAction<Row>; rows: readonly Row[] } | null>(
    null,
  );
  const format = (verb: string, count: number, suffix = '') =>
    `${verb} ${formatCount(count, noun)}${suffix === '' ? '' : ` ${suffix}`}`;

  const send = ({ call, done: past, suffix, goal }: BulkAction<Row>, rows: readonly Row[]) =>
    run(async () => {
      // Cleared, so that the same message is announced again.
      setLastResult(noResult);
      const response = await call(rows.map(({ id, version }) => ({ id, version })));
      const { changed, rejected, undo: token } = response;
      const unchanged = rows.filter((row) => changed.includes(row.id) && goal?.isReached(row));
      const names = new Map(rows.map((row) => [row.id, getName(row)]));
      const nameOf = (id: string) => names.get(id) ?? noun;
      const count = changed.length - unchanged.length;
      const done = [
        ...(count > 0 ? [format(past, count, suffix)] : []),
        ...(unchanged.length > 0 ? [`${unchanged.length} already ${goal?.state ?? ''}`] : []),
      ];
      const onUndone = () => {
        setLastResult(noResult);
        onChanged([]);
      };
      const undo = undoCall && token ? { call: undoCall, token, getName: nameOf, onUndone } : null;
      const nextOffer = { message: done.join('. '), undo };
      setLastResult({
        message: [
          ...done.map((sentence) => `${sentence}.`),
          ...(rejected.length > 0 ? ['Not changed:'] : []),
          ...rejected.map(({ id, message }) => `${nameOf(id)}: ${message}`),
        ].join(' '),
        hasFailed: rejected.length > 0,
        offer: nextOffer,
      });
      if (done.length > 0) offerUndo(nextOffer);
      onChanged(rejected.map(({ id }) => id));
    });

  const change = (action: BulkAction<Row>) => {
    const { goal, warning, isConfirmed } = action;
    const affected = selected.filter((row) => goal?.isReached(row) !== true);
    const isSmall = affected.length <= maxUnconfirmed && warning === undefined;
    if (isSmall || isConfirmed) void send(action, selected);
    else setAsked({ action, rows: selected });
  };
  // Other rows were selected in the meantime, so the question no longer fits.
  const isSameSelection =
    asked?.rows.length === selected.length &&
    asked.rows.every(({ id }, index) => selected[index]?.id === id);
  /** Asked instead of showing the actions. */
  const question =
    asked === null || !isSameSelection
      ? null
      : {
          title: `${format(asked.action.verb, asked.rows.length, asked.action.suffix)}?`,
          warning: asked.action.warning,
          confirm: `${asked.action.verb} ${formatCount(asked.rows.length, noun)}`,
          isPending,
          // The versions on screen now. The question stays until then, or the second click of a double click would hit the row
          // that takes its place.
          onConfirm: () => void send(asked.action, selected).then(() => setAsked(null)),
          onCancel: () => setAsked(null),
        };
  // The same object while nothing changes: SelectionBar moves the focus for each new one.
  const result = useMemo(() => {
    if (error !== null) return { message: `Not changed. ${error}`, hasFailed: true };
    return isOver ? noResult : lastResult;
  }, [error, lastResult, isOver]);
  return { change, isPending, result, question, count: selected.length, all };
}
