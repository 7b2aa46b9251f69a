// The dependency rules. `npm run check:architecture` fails when an import or a query breaks one.

/** What each feature may import, and whose tables its SQL may read: only features above it in the list. */
export const mayUse = {
  staff: [],
  consent: [],
  pictures: [],
  customers: [],
  webhooks: [],
  content: ['pictures', 'customers'],
  catalogue: ['pictures'],
  newsletter: ['content', 'customers'],
  pricing: ['catalogue', 'customers'],
  feeds: ['catalogue', 'pricing', 'content'],
  search: ['catalogue', 'pricing', 'content'],
  delivery: ['catalogue', 'customers'],
  tracking: ['consent', 'customers'],
  orders: ['content', 'webhooks', 'catalogue', 'pricing', 'delivery', 'customers'],
  promotions: ['catalogue', 'pricing', 'customers', 'orders'],
  offers: ['catalogue', 'pricing'],
  basket: ['catalogue', 'pricing', 'promotions', 'tracking', 'delivery', 'customers', 'offers'],
  'product-feeds': ['catalogue', 'pricing', 'content', 'delivery', 'search', 'offers'],
  'stock-alerts': ['catalogue', 'customers', 'offers', 'basket'],
  lists: ['catalogue', 'pricing', 'customers', 'offers', 'basket'],
  'sign-in': ['content', 'customers', 'newsletter', 'orders', 'basket', 'lists'],
  payments: ['orders'],
  setup: ['staff', 'content', 'customers', 'catalogue', 'newsletter', 'delivery', 'payments'],
  checkout: [
    'content',
    'catalogue',
    'pricing',
    'promotions',
    'delivery',
    'customers',
    'offers',
    'basket',
    'orders',
    'payments',
  ],
  hotspots: ['catalogue', 'pricing', 'search', 'orders'],
  opinions: ['content', 'catalogue', 'customers', 'orders'],
  privacy: [
    ...['customers', 'promotions', 'newsletter', 'orders', 'payments', 'basket', 'checkout'],
    ...['stock-alerts', 'lists', 'opinions'],
  ],
}

const features = Object.keys(mayUse)
for (const [index, feature] of features.entries())
  for (const other of mayUse[feature])
    if (features.indexOf(other) >= index || !mayUse[other])
      throw new Error(`${feature} may not use ${other}: it is lower in the list`)

const oneOf = (names) => `(?:${names.join('|')})`
const feature = '^src/features/[^/]+/'
const role = (...names) => `${feature}${oneOf(names)}(?:\\.tsx?$|/)` // a file, or a folder of that name
const entryPoints = ['storefront', 'graphql', 'legacy', 'jobs', 'cli']
const test = '\\.test\\.tsx?$'
/** Isomorphic packages without clock or network: the only ones that rules and checks may use. */
const pure = `node_modules/${oneOf(['zod', 'libphonenumber-js', 'ibantools', 'stdnum', 'big\\.js', 'temporal-polyfill', 'csv-stringify', 'lru-cache'])}/`

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
      { path: '^src/partners/', pathNot: test },
      { path: '^src/', pathNot: '^src/(?:partners|platform|shared)/' },
      'Plugs to the outside: questions and answers only.',
    ),
    forbid(
      'only-actions-ask-partners',
      { path: '^src/', pathNot: ['^src/(?:partners|server)/', '^src/shop\\.ts$', role('actions'), test] },
      { path: '^src/partners/' },
      'What takes seconds and may be down is asked by an action, on request.',
    ),
    forbid(
      'features-know-no-entry-point',
      { path: '^src/features/', pathNot: test },
      { path: `^src/(?:server/|${oneOf(entryPoints)}/)` },
      'A feature does not know who called it.',
    ),
    forbid(
      'entry-points-are-independent',
      { path: `^src/(${entryPoints.join('|')})/` },
      { path: `^src/${oneOf(entryPoints)}/`, pathNot: '^src/$1/' },
      'What two entry points share belongs to a feature.',
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
        pathNot: `${role('rules', 'checks', 'texts', 'settings', 'queries', 'views', 'writes', 'actions', 'ui')}|${test}|\\.md$`,
      },
      {},
      'A feature is made of rules, checks, texts, settings, queries, views, writes, actions and ui.',
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
      'queries-and-writes-are-sql',
      { path: role('queries', 'writes'), pathNot: test },
      {
        path: '^src/',
        pathNot: [
          role('rules', 'checks', 'settings', 'queries', 'writes'),
          '^src/(?:platform|shared)/',
          '^src/shop\\.ts$',
        ],
      },
      'They read and change data; they do not decide.',
    ),
    forbid(
      'views-combine-queries-and-rules',
      { path: role('views'), pathNot: test },
      {
        path: '^src/',
        pathNot: [
          role('rules', 'checks', 'texts', 'settings', 'queries', 'views'),
          '^src/(?:platform|shared)/',
          '^src/shop\\.ts$',
        ],
      },
      'What a page, a call or a mail shows: read by queries, decided by rules.',
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

    // Server code stays in files marked as such: a page renders, its page.server.ts loads and acts
    forbid(
      'pages-ask-through-their-server-file',
      { path: '^src/storefront/', pathNot: `\\.server\\.tsx?$|^src/storefront/resources/|${test}` },
      { path: `^src/platform/|${role('queries', 'views', 'writes', 'actions')}` },
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
