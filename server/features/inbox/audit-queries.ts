import { formatErased, foundSubjects, type AuditSource } from '../../services/audit/audit-source';
import { collectMatches } from '../../services/search-index/collect-matches';
import { parseIndexSearch } from '../../services/search-index/index-search';
import { findIndexFilter } from '../../services/search-index/filter-queries';
import { listPersonTexts } from './threads/index-queries';
import { decryptName, decryptThread } from './threads/person-name';

export const threadAudit: AuditSource = {
  kind: 'thread',
  listNames: async (db, encryption, ids) => {
    const rows = await db
      .selectFrom('threads')
      .select(['id', 'personEncrypted', 'region'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ region, ...row }) => ({
      ...{ id: row.id, userId: row.id, name: decryptName(encryption, row), region },
    }));
  },
  findIds: async (db, encryption, query) => {
    const search = parseIndexSearch(encryption, 'thread', query);
    if (search === null) return [];
    const filter = await findIndexFilter(db, search);
    const { rows } = await collectMatches<{ id: string; personEncrypted: string }>({
      limit: foundSubjects.limit,
      readBatch: ({ offset, limit }) =>
        db
          .selectFrom('threads')
          .select(['id', 'personEncrypted'])
          .where(filter('threads'))
          .orderBy('n', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
      filter: (rows) =>
        rows.filter((row) => search.matches(listPersonTexts(decryptThread(encryption, row)))),
    });
    return rows.map(({ id }) => id);
  },
  formatDeleted: formatErased,
};

export const messageAudit: AuditSource = {
  kind: 'message',
  listNames: async (db, encryption, ids) => {
    const rows = await db
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.subjectId')
      .innerJoin('threads as visible', (join) =>
        join.on((eb) => eb('visible.id', '=', eb.fn.coalesce('threads.mergedInto', 'threads.id'))),
      )
      .select(['messages.id as messageId', 'threads.id', 'threads.personEncrypted'])
      .select('visible.region')
      .where('messages.id', 'in', ids)
      .execute();
    return rows.map(({ messageId: id, region, ...thread }) => ({
      ...{ id, userId: thread.id, name: decryptName(encryption, thread), region },
    }));
  },
  formatDeleted: () => 'Deleted message',
};
