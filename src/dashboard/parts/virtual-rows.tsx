import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import { css } from '@emotion/react';
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useSteadyRows } from './use-steady-rows';

type VirtualRowsProps = {
  /** Of the list, for screen readers. */
  label: string;
  count: number;
  /** Height of a row before it is measured, in CSS pixels. */
  estimate: number;
  keyOf: (index: number) => string;
  /** The row that is always there, however far one has scrolled: the one in the tab order. */
  active: number;
  /** Comes into sight whenever it changes, and at first; -1: none. */
  inSight: number;
  /** Whether another list has been here before: then this one begins at its top. */
  fromTop: boolean;
  /** `focusRow` moves the focus to another row, which it brings into sight. */
  children: (index: number, focusRow: (index: number) => void) => ReactNode;
};

/** Rows on both sides of those in sight: a fast wheel must not outrun them. */
const overscan = 12;

/**
 * A list of which only the rows near those in sight are in the page. It scrolls with the nearest pane marked data-scrolls, or with the
 * page where that pane does not scroll.
 */
export function VirtualRows(props: VirtualRowsProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const [pane, setPane] = useState<HTMLElement | null>(null);

  const [margin, setMargin] = useState(0);

  useLayoutEffect(() => {
    if (!list) return;
    const found = list.closest<HTMLElement>('[data-scrolls]');
    const look = () => {
      // Whether the pane scrolls is a question of the window's width.
      const scrolls = found !== null && getComputedStyle(found).overflowY === 'auto';
      const { top } = list.getBoundingClientRect();
      setPane(scrolls ? found : null);
      setMargin(
        scrolls ? top - found.getBoundingClientRect().top + found.scrollTop : top + window.scrollY,
      );
    };
    look();
    window.addEventListener('resize', look);
    // It may have been hidden, as behind the open thread on a phone: then it had no place.
    const resized = new ResizeObserver(look);
    resized.observe(list);
    return () => {
      window.removeEventListener('resize', look);
      resized.disconnect();
    };
  }, [list]);

  const Rows = pane ? PaneRows : PageRows;
  return <Rows {...props} list={list} listRef={setList} pane={pane} margin={margin} />;
}

type RowsProps = VirtualRowsProps & {
  list: HTMLUListElement | null;
  listRef: RefCallback<HTMLUListElement>;
  pane: HTMLElement | null;
  /** How far below the beginning of what scrolls the list begins, in CSS pixels. */
  margin: number;
};

function PaneRows(props: RowsProps) {
  const options = useOptions(props);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({ ...options, getScrollElement: () => props.pane });
  return <List {...props} virtualizer={virtualizer} />;
}

function PageRows(props: RowsProps) {
  const virtualizer = useWindowVirtualizer(useOptions(props));
  return <List {...props} virtualizer={virtualizer} />;
}

function useOptions({ count, estimate, keyOf, active, margin }: RowsProps) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = new Set(defaultRangeExtractor(range));
      if (active >= 0 && active < range.count) rows.add(active);
      return [...rows].sort((a, b) => a - b);
    },
    [active],
  );
  return {
    count,
    overscan,
    rangeExtractor,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    // Where the list is hidden, as behind the open thread on a phone, rows have no height: they keep what they had.
    measureElement: (row: Element) => row.getBoundingClientRect().height || estimate,
    scrollMargin: margin,
  };
}

type ListProps = RowsProps & {
  virtualizer: Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>;
};

function List(props: ListProps) {
  const { label, count, keyOf, inSight, fromTop, children, listRef, list, pane, virtualizer } =
    props;
  useSteadyRows(
    virtualizer,
    list,
    Array.from({ length: count }, (_, index) => keyOf(index)).join(),
  );
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const atTop = isFirst.current && fromTop;
    isFirst.current = false;
    if (atTop) pane?.scrollTo({ top: 0 });
    else if (inSight >= 0) virtualizer.scrollToIndex(inSight, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list may grow above it: only another row is a reason to scroll
  }, [inSight]);

  const focusRow = (index: number) => {
    if (index < 0 || index >= count) return;
    virtualizer.scrollToIndex(index, { align: 'auto' });
    // It may have to be drawn first.
    requestAnimationFrame(() =>
      list?.querySelector<HTMLElement>(`[data-index="${index}"] a`)?.focus({ preventScroll: true }),
    );
  };

  return (
    <ul
      ref={listRef}
      aria-label={label}
      css={listStyle}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          css={rowStyle}
          style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
        >
          {children(index, focusRow)}
        </li>
      ))}
    </ul>
  );
}

const listStyle = css({ position: 'relative', listStyle: 'none' });
const rowStyle = css({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });
