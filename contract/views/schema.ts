import Type, { type Static } from 'typebox';
import { recordId, stringEnum, versionNumber } from '../shared/schema/fields';
import { nonBlankText, storableText } from '../shared/text/patterns';
import { taggedScreens } from '../tags/constants';
import { maxViewName, maxViews } from './constants';

const value = Type.String({ maxLength: 254, pattern: storableText });

export const SavedView = Type.Object(
  {
    id: recordId,
    name: Type.String({ minLength: 1, maxLength: maxViewName, pattern: nonBlankText }),
    screen: stringEnum(taggedScreens),
    filter: Type.Record(Type.String({ pattern: '^\\w{1,20}$' }), value, {
      description: 'The query of the list, as for its export: never a search',
    }),
  },
  { additionalProperties: false },
);
export type SavedView = Static<typeof SavedView>;

const isShared = Type.Boolean({ description: 'With all who see the screen, by an owner' });
const version = versionNumber(0, 'Of the list; grows with each change');

/** All own views, or all shared ones. */
export const ViewsChange = Type.Object(
  { isShared, version, views: Type.Array(SavedView, { maxItems: maxViews }) },
  { $id: 'ViewsChange', additionalProperties: false },
);

/** Without the views of screens that the account can't open. */
export const ViewsResponse = Type.Object(
  {
    views: Type.Array(Type.Object({ ...SavedView.properties, isShared })),
    versions: Type.Object({ own: version, shared: version }),
  },
  { $id: 'ViewsResponse' },
);
