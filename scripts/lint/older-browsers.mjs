/** Methods missing in browsers of 2020 (docs/decisions/013-no-hydration.md), on any type. */
const methods = new Set([
  'at',
  'replaceAll',
  'findLast',
  'findLastIndex',
  'toSorted',
  'toReversed',
  'toSpliced',
]);
const statics = new Set([
  'Object.hasOwn',
  'Object.groupBy',
  'AbortSignal.timeout',
  'AbortSignal.any',
  'crypto.randomUUID',
  'Promise.any',
  'Promise.withResolvers',
  'URL.canParse',
]);

function missingName(callee) {
  if (callee.type === 'Identifier') return callee.name === 'structuredClone' ? callee.name : null;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const { name } = callee.property;
  if (methods.has(name)) return name;
  const full = callee.object.type === 'Identifier' ? `${callee.object.name}.${name}` : '';
  return statics.has(full) ? full : null;
}

const plugin = {
  meta: { name: 'older-browsers' },
  rules: {
    'no-missing-method': {
      create: (context) => ({
        CallExpression(node) {
          const name = missingName(node.callee);
          if (name)
            context.report({
              node,
              message: `Browsers of 2020, which visitors use, don't support ${name}.`,
            });
        },
      }),
    },
  },
};

export default plugin;
