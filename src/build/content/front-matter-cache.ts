import { openTextMemory } from '../cache/text-cache';
import { checkYaml } from './checks/check-yaml';
import { schemas, type CollectionName } from './schemas/schemas';

/** Finds the fields at the top of a file, as checkYaml does, whose lines count from the file's second. */
export type FieldsReader = (
  file: string,
  collection: CollectionName,
  frontMatter: string,
) => Promise<ReturnType<typeof checkYaml>>;

export const readFields: FieldsReader = (file, collection, frontMatter) =>
  Promise.resolve(checkYaml(file, frontMatter, 2, schemas[collection]));

/** Reads only what no build before has read, and what was wrong then: a thousand articles take half a second, of which one has changed. */
export async function openFieldsMemory(
  file: string,
  version: string,
): Promise<{ read: FieldsReader; save(): Promise<void> }> {
  const memory = await openTextMemory(file, version, findFields);
  return {
    read: async (name, collection, frontMatter) => {
      const { value } = await memory.recall(`${collection}\n${frontMatter}`);
      if (value === null) return readFields(name, collection, frontMatter);
      const lineOf = (path: string[]) =>
        checkYaml(name, frontMatter, 2, schemas[collection]).lineOf(path);
      return { value, faults: [], lineOf };
    },
    save: memory.save,
  };
}

/** The fields of a text whose first line names its collection; null where one has a fault. */
function findFields(text: string): Promise<{ value: unknown }> {
  const [collection = ''] = text.split('\n', 1);
  const frontMatter = text.slice(collection.length + 1);
  const { value, faults } = checkYaml('', frontMatter, 2, schemas[collection as CollectionName]);
  return Promise.resolve({ value: faults.length === 0 ? value : null });
}
