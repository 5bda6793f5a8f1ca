/** The import directions of docs/architecture.md ("Who may import whom"). */
const anywhereBut = (name, comment, from, pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|contract|server|scripts|plugins|tests)/', pathNot },
});

/** Contract files a browser may import values from. */
const plainContract =
  '^contract/(forms/.+|mdx/check-address|mdx/check-properties|account-filters|activity-screens|audit-actions|bubble-words|card-limits|changed-since|certificate-notice|channels|employee-words|escape-html|export-formats|faq-topics|grouped|holds-words|jobs|list-limits|email-address|help-desk-limits|help-desk-screens|help-desk-steps|county-names|job-conflicts|job-post-words|help-desk-types|messages|own-routes|paid-beyond-work|phone|phone-problem|photo-limits|post-words|record-address|region-facts|regions|registered-numbers|reply-limits|roles|signature-document|signature-words|sms-key-header|template-channels|template-text|thread-filter|thread-statuses)\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    anywhereBut('contract-imports-nothing', 'contract stands alone', '^contract/', '^contract/'),
    anywhereBut(
      'site-imports-contract-facts',
      'facts stand alone',
      '^src/site/',
      '^(src/site|contract)/',
    ),
    anywhereBut('theme', 'tokens know no component', '^src/theme/', '^src/(theme|site)/'),
    anywhereBut(
      'ui',
      'primitives know no data and no routes',
      '^src/ui/',
      '^(src/(ui|theme|site)/|contract/grouped\\.ts$)',
    ),
    anywhereBut(
      'forms',
      'what every public form shares knows no feature',
      '^src/forms/',
      '^(src/(forms|ui|lib|theme|site)|contract)/',
    ),
    {
      name: 'form-engine-comes-later',
      comment: 'A form is whole HTML first; its engine and notifications come when it is alive',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/forms/form-engine\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    anywhereBut('lib', 'shows nothing', '^src/lib/', '^(src/(lib|site)|contract)/'),
    anywhereBut(
      'shell-mdx',
      'the frame and the words',
      '^src/(shell|mdx)/',
      '^(src/(shell|mdx|ui|theme|lib|site|features)|contract)/',
    ),
    {
      name: 'shell-mounts-features-lazily',
      comment: 'A public page carries no island before it is needed',
      severity: 'error',
      from: { path: '^src/(shell|mdx)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    anywhereBut(
      'templates-pages',
      'thin',
      '^src/(templates|pages)/',
      '^(src/(templates|pages|shell|mdx|ui|theme|lib|site|features|dashboard)|contract)/',
    ),
    anywhereBut(
      'features',
      'a feature and what every room may use',
      '^src/features/',
      '^(src/(features|forms|ui|lib|theme|site)|contract)/',
    ),
    {
      name: 'feature-knows-no-other',
      comment: 'Two features meet only in the frame that hosts both',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/(features|dashboard|shell|templates|pages|mdx)/',
        pathNot: '^src/features/$1/',
      },
    },
    {
      name: 'screen-knows-no-other',
      comment: 'What two screens share is one thing in src/dashboard/parts',
      severity: 'error',
      from: { path: '^src/dashboard/([^/]+)/' },
      to: {
        path: '^src/dashboard/[^/]+/',
        pathNot: '^src/dashboard/($1|parts)/',
      },
    },
    anywhereBut(
      'dashboard',
      'a screen and what every room may use',
      '^src/dashboard/',
      '^(src/(dashboard|features/account|ui|theme|lib|site)|contract)/|^src/(mdx/prose-style|shell/region-context|templates/parts/post-article)\\.tsx?$',
    ),
    {
      name: 'preview-is-the-real-template',
      comment:
        "Posts and jobs show their text by the site's own article (docs/decisions/032); nothing else of the dashboard knows it",
      severity: 'error',
      from: {
        path: '^src/dashboard/',
        pathNot: '^src/dashboard/(add-blog|parts/site-text)/',
      },
      to: { path: '^src/(mdx|shell|templates)/', dependencyTypesNot: ['type-only'] },
    },
    anywhereBut(
      'build',
      "Gatsby's Node side; what it draws wears the theme's colours",
      '^src/build/',
      '^(src/(build|site|theme)|contract)/',
    ),
    anywhereBut(
      'plugins',
      "Gatsby's plugins of our own bring what the build then reads",
      '^plugins/',
      '^(plugins|src/(build|site)|contract)/',
    ),
    anywhereBut('server', 'the other program', '^server/', '^(server|contract|tests/peers)/'),
    {
      name: 'only-db-knows-the-database',
      severity: 'error',
      from: { pathNot: '^(server/(db|testing)|bench|tests/fixtures)/' },
      to: {
        path: 'node_modules/(kysely|pg|@photostructure/sqlite)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-takes-only-types-of-schemas',
      comment:
        'TypeBox costs bytes: the browser imports types, and values only from the contract files without it',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/build/|\\.test\\.tsx?$|/testing/' },
      to: { path: '^contract/', pathNot: plainContract, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'plain-contract-has-no-typebox',
      severity: 'error',
      from: { path: plainContract },
      to: { path: 'node_modules/typebox/', reachable: true },
    },
    {
      name: 'sign-in-code-comes-later',
      comment: 'Who never signs in loads none of it',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/lib/firebase\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'post-editor-stays-with-posts',
      comment: 'The heaviest library of all: no other screen can load it',
      severity: 'error',
      from: { path: '^(src|contract|plugins)/', pathNot: '^src/dashboard/add-blog/' },
      to: { path: 'node_modules/@mdxeditor/' },
    },
    {
      name: 'post-editor-comes-with-a-post',
      comment: 'The list of posts is shown without it',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/dashboard/add-blog/rich-text\\.tsx$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'public-pages-load-heavy-parts-lazily',
      comment: 'No visitor pays for the dashboard',
      severity: 'error',
      from: { path: '^src/(shell|pages|templates|mdx|ui|theme)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src/dashboard/|node_modules/(firebase|@firebase|swr|react-hook-form)/)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Ours alone: most packages keep their code in a dist/ of their own, and rules name packages.
    exclude: { path: '^(\\.cache|public|dist|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
