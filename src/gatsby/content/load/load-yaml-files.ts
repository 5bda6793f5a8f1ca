import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TObject } from 'typebox';
import type { FieldIssue } from '../issues';
import { checkYaml } from '../yaml/check-yaml';
import { listFiles } from './list-files';

/**
 * Reads and checks the YAML files of a folder. `id` is a file's name without .yaml. Files with issues are not in the list.
 * @param check finds issues that a schema can't describe
 */
export function loadYamlFiles<Fields>(
  root: string,
  folder: string,
  schema: TObject,
  check: (fields: Fields, id: string) => FieldIssue[],
) {
  const { names, issues } = listFiles(root, folder, '.yaml');
  const files = names.map((name) => {
    const file = `${folder}/${name}`;
    const id = name.replace(/\.yaml$/, '');
    const yaml = checkYaml(file, readFileSync(join(root, file), 'utf8'), 1, schema);
    const fields = yaml.value as Fields;
    const found = yaml.issues.length > 0 ? [] : check(fields, id);
    const located = found.map(({ path, ...issue }) => ({
      file,
      line: yaml.getLine(path),
      ...issue,
    }));
    return { file, id, fields, getLine: yaml.getLine, issues: [...yaml.issues, ...located] };
  });
  return {
    files: files.filter((file) => file.issues.length === 0),
    issues: [...issues, ...files.flatMap((file) => file.issues)],
  };
}
