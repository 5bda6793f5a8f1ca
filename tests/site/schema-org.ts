import { join } from 'node:path';
import ts from 'typescript';

type Data = Record<string, unknown>;

/** Type-checks JSON-LD against schema-dts, which is generated from schema.org. */
export function findSchemaIssues(items: readonly Data[]): string[] {
  const file = join(process.cwd(), 'tests/site/extracted-json-ld.ts');
  const source = [
    "import type * as Schema from 'schema-dts';",
    ...items.map(
      (item, index) =>
        `export const item${index}: Schema.WithContext<Schema.${String(item['@type'])}> = ${JSON.stringify(item)};`,
    ),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => {
    const item = source.slice(0, start).split('\n').length - 2;
    const about = JSON.stringify(items[item] ?? {}).slice(0, 120);
    return `${about}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 600)}`;
  });
}
