import { css } from '@emotion/react';
import type { TagColor } from '../../../../contract/tags/constants';
import type { SWRConfiguration } from 'swr';
import { color, radius, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useApi } from '../../api/swr-hooks';
import type { Filter } from '../../hooks/list/url-params';
import { ellipsis } from '../dashboard.styles';
import type { Column } from '../table/data-table';

/** By name. */
export function useTags(options: SWRConfiguration = {}) {
  return useApi('GET /tags', {}, options).data?.tags ?? [];
}

type TagListProps = { ids: readonly string[] | undefined; max?: number };

/** The first tags of a record, and how many more it has; all of them on hover. */
export function TagList({ ids, max = 2 }: TagListProps) {
  const tags = useTags().filter(({ id }) => ids?.includes(id));
  if (tags.length === 0) return null;
  return (
    <span title={tags.map(({ name }) => name).join(', ')} css={[listStyle, max > 2 && allStyle]}>
      <VisuallyHidden>Tags: </VisuallyHidden>
      {tags.slice(0, max).map((tag) => (
        <span key={tag.id} css={[tagStyle, tones[tag.color]]}>
          {tag.name}
        </span>
      ))}
      {tags.length > max && `+${tags.length - max}`}
    </span>
  );
}

/** A column for a list in which any row has a tag. */
export function getTagColumns<Row extends object>(rows: readonly Row[]): Column<Row>[] {
  const getTags = (row: object) => (row as { tags?: string[] }).tags;
  if (!rows.some((row) => getTags(row)?.length)) return [];
  const cell = (row: Row) => <TagList ids={getTags(row)} max={1} />;
  return [{ id: 'tags', header: 'Tags', cardPosition: 'line', cell }];
}

/** @param current a link can name a tag that was deleted */
export function useTagFilter(current: string | null): Filter {
  const tags = useTags({ refreshInterval: 60_000 });
  const names = tags.map(({ id, name }) => [id, name] as const);
  const gone = current === null ? {} : { [current]: 'Deleted tag' };
  return { label: 'Tag', all: 'All', choices: { ...gone, ...Object.fromEntries(names) } };
}

/** The text has the color of all text, for its contrast. */
const tones = {
  gray: { background: color.surfaceSunken, borderColor: color.border },
  teal: { background: color.primarySoft, borderColor: color.primary },
  green: { background: color.successSoft, borderColor: color.success },
  amber: { background: color.warningSoft, borderColor: color.warning },
  red: { background: color.dangerSoft, borderColor: color.danger },
} satisfies Record<TagColor, object>;

const listStyle = css({
  position: 'relative',
  display: 'inline-flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: space[1],
  minWidth: '3rem',
});

const tagStyle = css({
  ...ellipsis,
  maxWidth: '6rem',
  padding: `0 ${space[2]}`,
  border: '1px solid',
  borderRadius: radius.round,
  color: color.text,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
});

const allStyle = css({
  flexWrap: 'wrap',
  '> span': { maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
});
