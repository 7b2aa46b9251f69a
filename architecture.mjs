// The map of the shop. `npm run check:architecture` fails when an import leaves it.

/** What each feature may use. Nothing looks down the list. */
export const mayUse = {
  staff: [],
  consent: [],
  pictures: [],
  customers: [],
  content: ['pictures', 'customers'],
  catalogue: ['pictures'],
  newsletter: ['content', 'customers'],
  pricing: ['catalogue', 'customers'],
  feeds: ['catalogue', 'pricing', 'content'],
  search: ['catalogue', 'pricing', 'content'],
  delivery: ['catalogue', 'customers'],
  tracking: ['consent', 'customers'],
  orders: ['content', 'catalogue', 'pricing', 'delivery', 'customers'],
  promotions: ['catalogue', 'pricing', 'customers', 'orders'],
  basket: ['catalogue', 'pricing', 'promotions', 'tracking', 'delivery', 'customers'],
  'product-feeds': ['catalogue', 'pricing', 'content', 'delivery', 'search', 'basket'],
  observed: ['catalogue', 'basket', 'customers'],
  lists: ['catalogue', 'pricing', 'customers', 'basket'],
  payments: ['orders'],
  setup: ['staff', 'content', 'customers', 'catalogue', 'newsletter', 'delivery', 'payments'],
  checkout: ['content', 'catalogue', 'pricing', 'promotions', 'delivery', 'customers', 'basket', 'orders', 'payments'],
  hotspots: ['catalogue', 'pricing', 'search', 'orders'],
  returns: ['customers', 'orders', 'payments', 'delivery'],
  opinions: ['content', 'catalogue', 'customers', 'orders'],
}

const features = Object.keys(mayUse)
for (const [place, feature] of features.entries())
  for (const other of mayUse[feature])
    if (features.indexOf(other) >= place || !mayUse[other])
      throw new Error(`${feature} may not use ${other}: it stands lower in the list`)

const oneOf = (names) => `(?:${names.join('|')})`
const feature = '^src/features/[^/]+/'
const role = (...names) => `${feature}${oneOf(names)}(?:\\.tsx?$|/)` // a file, or a folder once it has grown
const waysIn = ['storefront', 'office', 'graphql', 'legacy', 'jobs', 'cli']
/** What stands directly in src puts the shop together; only shop.ts is for everybody. */
const composition = '(?!shop\\.ts$)[^/]+$'
const test = '\\.test\\.tsx?$'
/** Packages that run anywhere and know neither clock nor network: rules and checks may use these and no others. */
const pure = `node_modules/${oneOf(['zod', 'libphonenumber-js', 'ibantools', 'big\\.js', 'temporal-polyfill'])}/`

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

export default {
  forbidden: [
    forbid('no-unresolved', {}, { couldNotResolve: true, pathNot: '^virtual:' }, 'The import points at nothing.'),
    forbid('no-cycles', {}, { circular: true }, 'Two files that need each other are one file, or three.'),

    // Between the folders of src
    forbid(
      'shared-stands-alone',
      { path: '^src/shared/', pathNot: test },
      { pathNot: ['^src/shared/', pure] },
      'Plain TypeScript: no shop, no other npm, no Node.',
    ),
    forbid(
      'kit-knows-no-shop',
      { path: '^src/kit/' },
      { path: '^src/', pathNot: '^src/(?:kit|shared)/' },
      'Buttons and fields, no products.',
    ),
    forbid(
      'platform-knows-no-shop',
      { path: '^src/platform/' },
      { path: '^src/', pathNot: '^src/(?:platform|shared)/' },
      'Plumbing only.',
    ),
    forbid(
      'partners-know-no-shop',
      { path: '^src/partners/' },
      { path: '^src/', pathNot: '^src/(?:partners|platform|shared)/' },
      'A partner is a plug, not a part of the shop.',
    ),
    forbid(
      'features-know-no-way-in',
      { path: '^src/features/', pathNot: test },
      { path: `^src/(?:${oneOf(waysIn)}/|${composition})` },
      'A feature does not know who called it.',
    ),
    forbid(
      'ways-in-stand-apart',
      { path: `^src/(${waysIn.join('|')})/` },
      { path: `^src/${oneOf(waysIn)}/`, pathNot: ['^src/$1/', '^src/office/'] },
      "What two ways in share belongs to a feature. The office is mounted in the storefront's route table.",
    ),

    // Between features
    forbid(
      'only-listed-features',
      { path: feature, pathNot: `^src/features/${oneOf(features)}/` },
      {},
      'Add the feature to mayUse.',
    ),
    ...features.map((name) =>
      forbid(
        `${name}-uses-its-list`,
        { path: `^src/features/${name}/` },
        { path: feature, pathNot: `^src/features/${oneOf([name, ...mayUse[name]])}/` },
        `${name} may use: ${mayUse[name].join(', ') || 'no other feature'}.`,
      ),
    ),

    // Inside a feature
    forbid(
      'only-known-roles',
      {
        path: feature,
        pathNot: `${role('rules', 'checks', 'texts', 'settings', 'reads', 'writes', 'actions', 'ui')}|${test}|\\.md$`,
      },
      {},
      'A feature is made of rules, checks, texts, settings, reads, writes, actions and ui.',
    ),
    forbid(
      'rules-are-pure',
      { path: role('rules', 'checks', 'texts', 'settings'), pathNot: test },
      { pathNot: [role('rules', 'checks', 'texts', 'settings'), '^src/shared/', pure] },
      'No SQL, no other npm, no Node, no React: they run in browser and server.',
    ),
    forbid(
      'ui-only-shows',
      { path: role('ui'), pathNot: test },
      { path: '^src/', pathNot: [role('ui', 'rules', 'checks', 'texts', 'settings'), '^src/(?:kit|shared)/'] },
      'Data comes in as props.',
    ),
    forbid(
      'reads-and-writes-are-sql',
      { path: role('reads', 'writes'), pathNot: test },
      {
        path: '^src/',
        pathNot: [
          role('rules', 'checks', 'settings', 'reads', 'writes'),
          '^src/(?:platform|shared)/',
          '^src/shop\\.ts$',
        ],
      },
      'They ask and change; they do not decide.',
    ),
    forbid(
      'only-actions-write',
      { pathNot: [role('actions', 'writes'), test] },
      { path: role('writes') },
      'Every change passes an action, and so the rules.',
    ),
    forbid(
      'writes-are-private',
      { path: '^src/features/([^/]+)/', pathNot: test },
      { path: role('writes'), pathNot: '^src/features/$1/' },
      'Ask the other feature to act.',
    ),

    // Server code stays in files that say so: a page shows, its page.server.ts loads and acts
    forbid(
      'pages-ask-through-their-server-file',
      { path: '^src/(?:storefront|office)/', pathNot: `\\.server\\.tsx?$|${test}` },
      { path: `^src/(?:platform|partners)/|${role('reads', 'writes', 'actions')}` },
      'Import it in page.server.ts and re-export loader and action.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true, // type imports count too
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/\\+types/' }, // generated by React Router
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
    },
  },
}
