/** The import directions of docs/architecture.md. */

const notTests = '\\.test\\.tsx?$|/testing/';
/** Files with TypeBox: the browser takes only their types. */
const schemas =
  '^contract/(endpoints|.*(/|-)(schema|endpoints))\\.ts$|^contract/.*/schema/[^/]+\\.ts$';
const onlyOnDemand = ['dynamic-import', 'type-only'];

/** Product files below `from` import nothing of the product but `allowed`. */
const mayImport = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: notTests },
  to: { path: '^(src|contract|server|scripts|plugins|tests)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },

    mayImport('contract', '^contract/', '^contract/'),
    mayImport('shared', '^src/shared/', '^(src/shared|contract)/'),
    mayImport('theme', '^src/theme/', '^src/(theme|shared)/'),
    mayImport('ui', '^src/ui/', '^(src/(ui|theme|browser/hooks|shared)|contract/shared)/'),
    mayImport('browser', '^src/browser/', '^(src/(browser|shared)|contract)/'),
    mayImport(
      'layout-and-mdx',
      '^src/(layout|mdx)/',
      '^(src/(layout|mdx|ui|theme|browser|shared)|contract)/',
    ),
    mayImport(
      'templates-and-pages',
      '^src/(templates|pages)/',
      '^(src/(templates|pages|layout|mdx|ui|theme|browser|shared|islands|sign-in|dashboard/app)|contract)/',
    ),
    mayImport(
      'islands',
      '^src/islands/',
      '^(src/(islands|ui|browser|theme|shared)|contract)/|^src/(layout|mdx)/.*\\.script\\.ts$',
    ),
    mayImport('sign-in', '^src/sign-in/', '^(src/(sign-in|ui|browser|theme|shared)|contract)/'),
    {
      name: 'entry-runs-the-scripts',
      severity: 'error',
      from: { path: '^src/', pathNot: `${notTests}|^src/islands/entry\\.ts$` },
      to: { path: '\\.script\\.ts$' },
    },
    {
      name: 'scripts-stay-small',
      comment: 'They are in the script of every page: no component, React, or Emotion.',
      severity: 'error',
      from: { path: '^src/.*\\.script\\.ts$' },
      to: { path: '\\.tsx$|node_modules/(react|react-dom|@emotion)/' },
    },
    mayImport(
      'dashboard',
      '^src/dashboard/',
      '^(src/(dashboard|ui|browser|theme|shared)|contract)/|^src/(mdx/prose\\.styles|templates/posts/post-article|layout/region-context)\\.tsx?$',
    ),
    {
      name: 'previews-use-the-real-template',
      comment: 'Only previews of posts and jobs import from the public pages.',
      severity: 'error',
      from: { path: '^src/dashboard/', pathNot: '^src/dashboard/(posts|components/mdx-preview)/' },
      to: { path: '^src/(mdx|layout|templates)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'dashboard-hooks-render-nothing',
      comment: 'Components import hooks, and their types.',
      severity: 'error',
      from: { path: '^src/dashboard/(hooks|drafts|api)/', pathNot: notTests },
      to: { path: '^src/dashboard/components/' },
    },
    mayImport('gatsby', '^src/gatsby/', '^(src/(gatsby|shared|theme|layout/head)|contract)/'),
    mayImport('plugins', '^plugins/', '^(plugins|src/(gatsby|shared)|contract)/'),
    mayImport('server', '^server/', '^(server|contract)/'),
    mayImport('server-core', '^server/core/', '^(server/core|contract)/'),
    mayImport('server-services', '^server/services/', '^(server/(core|services)|contract)/'),
    mayImport(
      'server-features',
      '^server/features/([^/]+)/',
      '^(server/(core|services|features/$1)|contract)/|^server/features/(context|[^/]+/service)\\.ts$',
    ),
    {
      name: 'islands-do-not-meet',
      severity: 'error',
      from: { path: '^src/islands/([^/]+)/', pathNot: notTests },
      to: { path: '^src/islands/', pathNot: '^src/islands/($1|forms)/' },
    },
    {
      name: 'dashboard-features-do-not-meet',
      comment: 'Move what two features need to components/, hooks/, drafts/, or api/.',
      severity: 'error',
      from: { path: '^src/dashboard/([^/]+)/', pathNot: `${notTests}|^src/dashboard/app/` },
      to: {
        path: '^src/dashboard/',
        pathNot: '^src/dashboard/($1|components|hooks|drafts|api)/',
      },
    },
    {
      name: 'database-access-in-queries',
      severity: 'error',
      from: {
        path: '^(server|src|scripts)/',
        pathNot: `${notTests}|^server/core/db/|(^|/|-)(queries|table)\\.ts$`,
      },
      to: {
        path: 'node_modules/(kysely|pg|@photostructure/sqlite)/',
        dependencyTypesNot: ['type-only'],
      },
    },

    {
      name: 'no-schemas-in-browser',
      comment: 'TypeBox is heavy: the browser imports types and constants.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/gatsby/|${notTests}` },
      to: { path: schemas, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-schemas-in-constants',
      severity: 'error',
      from: { path: '^contract/', pathNot: `${notTests}|${schemas}` },
      to: { path: `${schemas}|node_modules/typebox/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'heavy-parts-load-on-demand',
      severity: 'error',
      from: { path: '^src/(layout|pages|templates|mdx|ui|theme)/', pathNot: notTests },
      to: {
        path: '^(src/dashboard/|node_modules/(firebase|@firebase|swr|react-hook-form)/)',
        dependencyTypesNot: onlyOnDemand,
      },
    },
    {
      name: 'firebase-and-editor-load-on-demand',
      severity: 'error',
      from: { path: '^src/', pathNot: notTests },
      to: {
        path: '^src/(browser/auth/firebase\\.ts|dashboard/posts/rich-text/rich-text\\.tsx)$',
        dependencyTypesNot: onlyOnDemand,
      },
    },
    {
      name: 'editor-belongs-to-posts',
      severity: 'error',
      from: { path: '^(src|contract|plugins)/', pathNot: '^src/dashboard/posts/' },
      to: { path: 'node_modules/@mdxeditor/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own: packages have dist/ folders too, and rules name packages.
    exclude: { path: '^(\\.cache|public|dist|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
