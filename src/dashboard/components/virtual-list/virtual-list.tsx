import { memo, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useIsPainted } from '../../hooks/use-after-paint';
import { useSteadyRows } from './use-scroll-anchor';

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

/** Rows on both sides of those in sight: a fast wheel must not outrun them. At first few, so that those in sight come sooner. */
const overscan = { first: 2, then: 12 };

/** What the list scrolls with, null: the page; and how far below the beginning of that it begins, in CSS pixels. */
type Place = { pane: HTMLElement | null; margin: number };

/**
 * A list of which only the rows near those in sight are in the page. It scrolls with the nearest pane marked data-scrolls, or with the
 * page where that pane does not scroll.
 */
export function VirtualRows(props: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  // No row is drawn before it is known: with another scroller all of them would be drawn again.
  const [place, setPlace] = useState<Place | null>(null);

  const { inSight, count, estimate } = props;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const found = placeOf(element);
      setPlace((known) =>
        known?.pane === found.pane && known.margin === found.margin ? known : found,
      );
    };
    const pane = paneOf(element);
    // A pane that has just come is at its top: where the list begins in it is looked up when its rows are there, or the page would be laid
    // out twice. A row that comes into sight needs it at once.
    if (pane && inSight < 0) setPlace({ pane, margin: 0 });
    else look();
    window.addEventListener('resize', look);
    // Tells of its first size too. And it may have been hidden, as behind the open thread on a phone: then it had no place.
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      window.removeEventListener('resize', look);
      resized.disconnect();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the first drawing
  }, []);

  const Rows = place?.pane ? PaneRows : PageRows;
  return (
    // As high as its rows until they are there: Back brings the page to where it was before that.
    <div ref={box} style={place ? undefined : { height: count * estimate }}>
      {place && <Rows {...props} {...place} />}
    </div>
  );
}

/** The pane that scrolls, null: the page does. */
function paneOf(box: HTMLElement): HTMLElement | null {
  const found = box.closest<HTMLElement>('[data-scrolls]');
  // Whether it does is a question of the window's width.
  return found !== null && getComputedStyle(found).overflowY === 'auto' ? found : null;
}

function placeOf(box: HTMLElement): Place {
  const pane = paneOf(box);
  const { top } = box.getBoundingClientRect();
  return pane
    ? { pane, margin: top - pane.getBoundingClientRect().top + pane.scrollTop }
    : { pane, margin: top + window.scrollY };
}

type RowsProps = VirtualRowsProps & Place;

function PaneRows(props: RowsProps) {
  const options = useOptions(props);
  const virtualizer = useVirtualizer({ ...options, getScrollElement: () => props.pane });
  useInSight(props, virtualizer);
  return <List {...props} virtualizer={virtualizer} />;
}

function PageRows(props: RowsProps) {
  const virtualizer = useWindowVirtualizer(useOptions(props));
  useInSight(props, virtualizer);
  return <List {...props} virtualizer={virtualizer} />;
}

function useOptions({ count, estimate, keyOf, active, margin }: RowsProps) {
  const isPainted = useIsPainted();
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
    overscan: isPainted ? overscan.then : overscan.first,
    // Until it has measured what it scrolls with: no pane is higher.
    initialRect: { width: 0, height: window.innerHeight },
    rangeExtractor,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    // Where the list is hidden, as behind the open thread on a phone, rows have no height: they keep what they had.
    measureElement: (row: Element) => row.getBoundingClientRect().height || estimate,
    scrollMargin: margin,
  };
}

type Rows = Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>;

/** Brings the row that is to be in sight there. Called after the virtualizer, which knows nothing of its scroller before its own effect. */
function useInSight({ inSight, fromTop, pane }: RowsProps, virtualizer: Rows): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst && fromTop) pane?.scrollTo({ top: 0 });
    // Where the page scrolls it begins with what is open, which stands in the list's place.
    else if (inSight >= 0 && (pane || !wasFirst))
      virtualizer.scrollToIndex(inSight, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list may grow above it: only another row is a reason to scroll
  }, [inSight]);
}

type ListProps = RowsProps & { virtualizer: Rows };

function List(props: ListProps) {
  const { label, count, keyOf, children, virtualizer } = props;
  const list = useRef<HTMLUListElement>(null);
  useSteadyRows(
    virtualizer,
    list,
    Array.from({ length: count }, (_, index) => keyOf(index)).join(),
  );
  const focusRow = useCallback(
    (index: number) => {
      if (index < 0 || index >= count) return;
      virtualizer.scrollToIndex(index, { align: 'auto' });
      // It may have to be drawn first.
      requestAnimationFrame(() =>
        list.current
          ?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
          ?.focus({ preventScroll: true }),
      );
    },
    [count, virtualizer],
  );

  return (
    <ul
      ref={list}
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
          <Content {...{ index, focusRow, children }} />
        </li>
      ))}
    </ul>
  );
}

type ContentProps = Pick<VirtualRowsProps, 'children'> & {
  index: number;
  focusRow: (index: number) => void;
};

/** Of a row. It is not drawn anew where the rows have only moved. */
const Content = memo(function Content({ index, focusRow, children }: ContentProps) {
  return children(index, focusRow);
});

const listStyle = css({ position: 'relative', listStyle: 'none' });
const rowStyle = css({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });
