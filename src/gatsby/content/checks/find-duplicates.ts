import { normalizeForSearch } from '../../../../contract/shared/text/text-search';
import type { Collections, Entry } from '../entry';
import { createFileIssue, type ContentIssue } from '../issues';
import { isPublishedFile } from '../published-folder';
import type { CollectionName } from '../schemas/schemas';

/** Finds offices with the same phone number or email address (specification, section 1), and questions and articles added twice. */
export function findDuplicates({ regions, faqs, blog }: Collections): ContentIssue[] {
  const articles = blog.filter(({ file }) => !isPublishedFile(file));
  return [
    ...findRepeated(regions, 'phone', ({ fields }) => fields.phone),
    ...findRepeated(regions, 'email', ({ fields }) => fields.email),
    ...findRepeated(faqs, 'question', ({ fields }) => fields.question),
    ...findRepeated(articles, 'title', ({ fields }) => fields.title),
  ];
}

function findRepeated<Name extends CollectionName>(
  entries: readonly Entry<Name>[],
  field: string,
  getValue: (entry: Entry<Name>) => string,
): ContentIssue[] {
  const files = new Map<string, string>();
  return entries.flatMap((entry): ContentIssue[] => {
    const value = getValue(entry);
    const key = normalizeForSearch(value);
    const other = files.get(key);
    if (other === undefined) {
      files.set(key, entry.file);
      return [];
    }
    const message = `The field "${field}" has the same value as in ${other}: ${value}.`;
    return [createFileIssue(entry.file, message, 'Change it, or delete one of the files.')];
  });
}
