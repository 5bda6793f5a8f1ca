import Type, { type Static } from 'typebox';
import { stringEnum, versionNumber } from '../shared/schema/fields';
import { nonBlankText } from '../shared/text/patterns';
import { maxTagName, maxTags, tagColors, type TagColor } from './constants';

/** Of one length, so that none is a part of another one. */
const tagId = Type.String({ pattern: '^[\\da-f]{32}$', description: 'Id of a tag: random' });

const fields = {
  id: tagId,
  name: Type.String({ minLength: 1, maxLength: maxTagName, pattern: nonBlankText }),
  color: stringEnum(Object.keys(tagColors) as [TagColor]),
};
const Tag = Type.Object(fields, { additionalProperties: false });
export type Tag = Static<typeof Tag>;

const version = versionNumber(0, 'Of the list; grows with each change');

/** Those that are missing are deleted, also from their records. */
export const TagsChange = Type.Object(
  { version, tags: Type.Array(Tag, { maxItems: maxTags }) },
  { $id: 'TagsChange', additionalProperties: false },
);

const count = Type.Optional(Type.Integer({ description: 'Records that have it, for the owner' }));
export const TagsResponse = Type.Object(
  { version, tags: Type.Array(Type.Object({ ...fields, count }), { description: 'By name' }) },
  { $id: 'TagsResponse' },
);

/** Of a record. Left out in what an older server returns. */
export const tagIds = Type.Optional(Type.Array(tagId));

/** Of a change of a record. */
export const tagPatch = { addTag: Type.Optional(tagId), removeTag: Type.Optional(tagId) };

export const tagFilter = Type.Optional(tagId);
