import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { listFacts, selectFacts, type FactSheet } from '../../../contract/programs/fact-sheets';
import type { Program } from '../../../contract/programs/program';
import { readBuiltFile } from './built-files';

/** Reads programs.json, which the site's build writes, else the files in content/. The build has checked both. */
export function loadPrograms(siteDir: string, contentDir = 'content'): Program[] {
  const built = readBuiltFile(siteDir, 'programs.json');
  if (built !== undefined) return built as Program[];
  const facts = readYamlFiles<FactSheet>(join(contentDir, 'facts')).flatMap(listFacts);
  return readYamlFiles<Omit<Program, 'id' | 'facts'>>(join(contentDir, 'programs')).map(
    (program) => ({ ...program, facts: selectFacts(program.id, facts) }),
  );
}

function readYamlFiles<Fields>(folder: string): (Fields & { id: string })[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const fields = parse(readFileSync(join(folder, file), 'utf8')) as Fields;
      return { ...fields, id: basename(file, '.yaml') };
    });
}
