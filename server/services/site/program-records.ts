import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Fact, Program } from '../../../contract/programs/facts';
import { readBuiltFile } from './built-files';

/** Reads programs.json, which the site's build writes, else the files in content/. The build has checked both. */
export function loadPrograms(siteDir: string, contentDir = 'content/programs'): Program[] {
  const built = readBuiltFile(siteDir, 'programs.json');
  if (built !== undefined) return built as Program[];
  if (!existsSync(contentDir)) return [];
  return readdirSync(contentDir)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const program = parse(readFileSync(join(contentDir, file), 'utf8')) as Program;
      const facts = program.facts.map((fact): Fact => ({ ...fact, until: fact.until ?? null }));
      return { ...program, id: basename(file, '.yaml'), facts };
    });
}
