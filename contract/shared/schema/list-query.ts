import Type, { type TProperties } from 'typebox';
import { exportFormats } from '../list-limits';
import { strictObject, stringEnum } from './fields';

export const page = Type.Optional(
  Type.String({ pattern: '^[1-9]\\d{0,4}$', description: 'Page number from 1; default 1' }),
);

export const down = Type.Optional(stringEnum(['1'], 'Reverses the sort order'));

/** The query of every export, in addition to the filters of its list. */
export const exportQuery = { format: stringEnum(exportFormats, 'CSV or Excel workbook') };

/** The query of a list that loads in pages, and of its export. */
export const createListQueries = <Filters extends TProperties>(filters: Filters) =>
  [strictObject({ ...filters, page }), strictObject({ ...filters, ...exportQuery })] as const;

export function officeDay(description: string) {
  return Type.String({
    format: 'date',
    pattern: '^2\\d{3}-',
    description: `YYYY-MM-DD, from the year 2000 on. ${description}`,
  });
}

/** The query of a polled list. A string, because the server turns off type coercion. */
export const limitQuery = strictObject({
  limit: Type.Optional(Type.String({ description: 'Maximum number of items' })),
});

/** The response of a list that a search narrows. */
export const listTotal = {
  total: Type.Integer({ description: 'Matches on all pages' }),
  isTotalCapped: Type.Optional(
    Type.Boolean({ description: 'True if the search stopped counting at `total`' }),
  ),
};
