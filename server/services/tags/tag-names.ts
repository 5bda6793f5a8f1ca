import type { Tag } from '../../../contract/tags/schema';
import type { Db } from '../../core/db/engine';
import type { NewEvent } from '../messages/event-queries';
import { HttpError } from '../../core/http/errors';
import { readList } from '../../core/http/lists/versioned-list';

export const tagListName = 'tags';

/** Returns a function that names tags by their ids: 'Spanish; Urgent'. */
export async function readTagNames(db: Db): Promise<(ids: readonly string[]) => string> {
  const { items } = await readList<Tag>(db, tagListName);
  return (ids) =>
    items
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join('; ');
}

/** The timeline keeps the name that a tag had at the time. Throws 409 for a deleted tag. */
export async function nameTag<Event extends NewEvent>(db: Db, event: Event): Promise<Event> {
  if (event.kind !== 'tagged' && event.kind !== 'untagged') return event;
  const detail = (await readTagNames(db))([event.detail ?? '']);
  if (detail === '') throw new HttpError(409, 'tag_deleted', 'This tag was deleted.');
  return { ...event, detail };
}
