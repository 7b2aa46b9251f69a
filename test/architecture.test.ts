import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A small tree with the given files, checked by the project's dependency rules. */
function check(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), 'witryna-rules-'))
  for (const [name, text] of Object.entries({ 'ARCHITECTURE.md': '', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const name of ['scripts', 'architecture.mjs', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(join(process.cwd(), name), join(folder, name))
  try {
    return execFileSync('node', ['--preserve-symlinks-main', '--preserve-symlinks', 'scripts/check-architecture.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
}

const valid = { 'src/shared/money.ts': 'export const zero = 0\n' }

test('a valid tree passes', () => {
  expect(check(valid)).toContain('follow the dependency rules')
})

test('a graph that differs from the imports is reported', () => {
  const files = {
    ...valid,
    'src/features/basket/rules.ts': "import '../pricing/rules.ts'\n",
    'src/features/pricing/rules.ts': '',
  }
  const graph = (edges: string) =>
    `<!-- graph -->\n\n\`\`\`mermaid\nflowchart LR\n${edges}\n\`\`\`\n\n<!-- /graph -->\n`
  expect(check({ ...files, 'ARCHITECTURE.md': graph('  basket --> search') })).toContain('out of date')
  rmSync(folder, { recursive: true })
  expect(check({ ...files, 'ARCHITECTURE.md': graph('  basket --> pricing') })).toContain('follow the dependency rules')
})

const planted: [rule: string, file: string, imported: string][] = [
  ['rules-are-pure', 'src/features/pricing/rules.ts', 'fs'],
  ['rules-are-pure', 'src/features/basket/rules.ts', '/node_modules/kysely/'],
  ['only-actions-write', 'src/features/pricing/queries.ts', 'src/features/pricing/writes.ts'],
  ['pricing-uses-its-list', 'src/features/pricing/queries.ts', 'src/features/basket/queries.ts'],
  ['features-know-no-entry-point', 'src/features/pricing/queries.ts', 'src/storefront/root.tsx'],
  ['features-know-no-entry-point', 'src/features/pricing/actions.ts', 'src/server/app.ts'],
  ['shared-stands-alone', 'src/shared/words.ts', 'src/kit/button.tsx'],
  ['only-known-roles', 'src/features/pricing/helpers.ts', ''],
  ['only-listed-features', 'src/features/gossip/rules.ts', ''],
]

test('every planted violation is reported', () => {
  const found = check({
    ...valid,
    'src/features/pricing/rules.ts': "import 'node:fs'\n",
    'src/features/basket/rules.ts': "import 'kysely'\n",
    'src/features/pricing/queries.ts':
      "import './writes.ts'\nimport '../basket/queries.ts'\nimport '../../storefront/root.tsx'\n",
    'src/features/pricing/actions.ts': "import '../../server/app.ts'\n",
    'src/shared/words.ts': "import '../kit/button.tsx'\n",
    'src/features/pricing/helpers.ts': 'export const help = 1\n',
    'src/features/gossip/rules.ts': "import '../../shared/money.ts'\n",
    'src/features/pricing/writes.ts': 'export const write = 1\n',
    'src/features/basket/queries.ts': 'export const read = 1\n',
    'src/server/app.ts': 'export const open = 1\n',
    'src/storefront/root.tsx': 'export const root = 1\n',
    'src/kit/button.tsx': 'export const button = 1\n',
  })
  const violations = [...found.matchAll(/^(src\S+)(?: → )?(.*)\n {2}([\w-]+): /gm)]
  for (const [rule, file, imported] of planted)
    expect(
      violations.some(([, from, to = '', name]) => from === file && to.includes(imported) && name === rule),
      `${rule}: ${file} → ${imported}\n${found}`,
    ).toBe(true)
})

test('the same list applies to SQL: a table has one writer, and is read only by features that may import it', () => {
  const found = check({
    ...valid,
    'db/migrations/0001_tables.sql': 'create table price (id integer);\ncreate table product (id integer);\n',
    'src/features/pricing/writes.ts': "export const write = 'insert into price values (1)'\n",
    'src/features/catalogue/writes.ts': "export const write = 'update product set id = 1'\n",
    'src/features/catalogue/queries.ts': "export const read = 'select from product join price using (id)'\n",
    'src/features/pricing/queries.ts': "export const read = 'select from price join product using (id)'\n",
    'src/features/search/writes.ts': "export const write = (shop) => shop.deleteFrom('price')\n",
  })
  const violations = [...found.matchAll(/^(\S+) → (\w+) of (\w+)\n {2}([\w-]+): /gm)].map((match) =>
    match.slice(1).join(' '),
  )
  expect(violations).toEqual([
    'search/writes.ts price pricing one-feature-writes-a-table',
    'catalogue/queries.ts price pricing sql-uses-the-list',
  ])
})
