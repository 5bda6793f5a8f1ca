import Type, { type Static } from 'typebox';

/** GET and POST /count (specification sections 3 and 7). A POST counts one visit, whatever `count` says. */
export const VisitCount = Type.Object(
  { count: Type.Integer({ minimum: 0 }) },
  { $id: 'VisitCount', additionalProperties: false },
);
export type VisitCount = Static<typeof VisitCount>;
