import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../keyboard/use-shortcuts';
import { neighbourAsOpened } from './neighbor';
import { useDetailFocus } from '../focus/use-detail-focus';
import { focusedRow, ownRow, rowOfParameter } from './row-links';

type OpenRow = {
  /** How the address calls what is open beside the list. */
  name: string;
  open: string | null;
  /** The address of the list alone. */
  back: string;
  rows: readonly { id: string }[];
  /** The rows are those of another address: this one's are under way. */
  isOld?: boolean;
  /** What one of them is called: 'request'. */
  what: string;
  /** Goes to the page after (1) or before (-1); false: there is none. */
  onTurn?: (step: 1 | -1) => boolean;
  onOpen: (id: string) => void;
  /** It is being edited: Escape does not close it. */
  isEdited?: boolean;
};

type AsOpened = Pick<OpenRow, 'open' | 'back'> & { ids: string[] };
const noneOpened: AsOpened = { open: null, back: '', ids: [] };

/** What is open beside a list: j and k go on to its neighbours, also over the edge of a page, Escape closes it. Returns whether it was chosen on this screen (useDetailFocus). */
export function useOpenRow(row: OpenRow): boolean {
  const { name, open, back, rows, what, onOpen, onTurn, isOld = false, isEdited = false } = row;
  /** From where a page was turned, and which way: what it begins or ends with is opened once it is there. */
  const turned = useRef<{ step: 1 | -1; back: string; open: string | null } | null>(null);
  const [asOpened, setAsOpened] = useState(noneOpened);
  const isListed = rows.some(({ id }) => id === open);
  // Who filters or sorts anew beside what is open goes on by the new order, once that is there.
  const hasOtherRows = open !== null && asOpened.back !== back && !isOld;
  if (asOpened.open === open ? hasOtherRows : isListed || open === null) {
    setAsOpened({ open, back: isOld ? '' : back, ids: rows.map(({ id }) => id) });
  }
  const go = (step: 1 | -1) => {
    const ids = asOpened.open === open ? asOpened.ids : [];
    // Where none is open one goes on from the row that one has come back to.
    const next = neighbourAsOpened(rows, open ?? focusedRow(name), step, ids);
    if (next !== null) onOpen(next);
    else if (onTurn?.(step) === true) turned.current = { step, back, open };
  };
  useEffect(() => {
    const from = turned.current;
    if (from === null || isOld || from.back === back) return;
    turned.current = null;
    const edge = from.step === 1 ? rows[0] : rows[rows.length - 1];
    if (edge && from.open === open) onOpen(edge.id);
  });
  useKeys({
    j: { words: `Next ${what}`, act: () => go(1) },
    k: { words: `Previous ${what}`, act: () => go(-1) },
  });
  // Who goes through the list by j and k sees where that leads.
  useEffect(() => {
    const link = open !== null && isListed ? ownRow(name, open) : undefined;
    (link?.closest('tr') ?? link)?.scrollIntoView({ block: 'nearest' });
  }, [name, open, isListed]);
  return useDetailFocus({
    selected: open,
    back,
    rowOf: (id) => rowOfParameter(name, id),
    keepsEscape: isEdited,
  });
}
