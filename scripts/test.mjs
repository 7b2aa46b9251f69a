/** npm test: every check of the project; the last line counts them all. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installWhatTestsNeed } from './install-test-tools.mjs'
import { requireNode } from './require-node.mjs'
import { run } from './run.mjs'

const help = `npm test [-- [--full] [part …] [filter …]]

Parts; without one all but 'resilience', which joins in when src/server, src/platform or db/migrations differ from the main branch:
  static      format, types, dependency rules, generated files, unused code, the build and its size
  unit        rules and everything else that needs no database
  database    on PostgreSQL; some files and every statement on the embedded engine too
  browser     journeys in Chromium
  resilience  kill -9, a standby, two processes behind nginx, a database outage: at full length

A filter is a piece of a file's path: npm test -- unit basket
--full (npm run test:full): all parts, and all files of 'database' on both engines

One file in seconds, again at each change: npx vitest --project database src/features/basket/losses
`
const projects = {
  unit: ['unit'],
  database: ['database', 'database-pglite'],
  browser: ['browser'],
  resilience: ['resilience'],
}
const began = performance.now()
const phases = []
let passed = 0
let failed = 0
let skipped = 0

await requireNode()
const { values, positionals } = readArguments()
if (values.help) {
  console.log(help)
  process.exit()
}
const parts = positionals.filter((word) => word === 'static' || word in projects)
const filters = positionals.filter((word) => !parts.includes(word))
if (parts.length === 0) parts.push(...(filters.length > 0 ? [] : ['static']), 'unit', 'database', 'browser')
if (values.full) for (const part of ['static', ...Object.keys(projects)]) if (!parts.includes(part)) parts.push(part)
if (positionals.length === 0 && !values.full && platformDiffers()) parts.push('resilience')
const tested = parts.filter((part) => part in projects)

if (tested.some((part) => part !== 'unit')) installWhatTestsNeed()
await Promise.all([parts.includes('static') && checkStatically(), tested.length > 0 && runVitest()])
report()

function readArguments() {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, full: { type: 'boolean' } }
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error(`${error.message}\n\n${help}`)
    process.exit(1)
  }
}

/** Returns whether this branch changes what the resilience tests cover; false in a copy without a main branch. */
function platformDiffers() {
  const git = (...parameters) =>
    execFileSync('git', parameters, {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  for (const main of ['origin/main', 'main'])
    try {
      const base = git('merge-base', main, 'HEAD')
      return git('diff', '--name-only', base, '--', 'src/server', 'src/platform', 'db/migrations') !== ''
    } catch {} // no such branch, or no git
  return false
}

/** Runs concurrently with the tests, whose set-up builds too: the first one builds, the other waits. */
async function checkStatically() {
  await Promise.all([
    check('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
    check('types of React Router', 'react-router', ['typegen']).then(() => check('types', 'tsc', ['-p', '.'])),
    check('types of rules: neither browser nor Node', 'tsc', ['-p', 'tsconfig.rules.json']),
    check('the build', 'node', ['scripts/build.mjs']).then(() => check('bundle size', 'size-limit', [])),
  ])
  await Promise.all([
    check('dependency rules, and its graph', 'node', ['scripts/check-architecture.mjs']),
    check('table types match the migrations', 'node', ['scripts/generate-schema.mjs', '--check']),
    check('resolver types match the GraphQL schema', 'node', ['scripts/generate-resolver-types.mjs', '--check']),
    check('nothing unused', 'knip', []),
  ])
  phases.push(['static checks, concurrent with the tests', (performance.now() - began) / 1_000])
}

/** Runs one pass-or-fail check; prints its output on failure. */
async function check(name, command, args) {
  const { code, output, seconds } = await run(command, args)
  if (code === 0) passed++
  else failed++
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (code !== 0) console.log(output)
}

async function runVitest() {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-results-'))
  const file = join(folder, 'results.json')
  const chosen = tested.flatMap((part) => projects[part]).flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=./scripts/report-tests.mjs']
  const allStatements = tested.includes('database') && filters.length === 0
  const environment = {
    TEST_RESULTS: file,
    ...(values.full && { BOTH_ENGINES: 'yes' }),
    ...(allStatements && { STATEMENTS_FOLDER: folder }),
  }
  const { code } = await run('vitest', ['run', ...chosen, ...reporters, ...filters], { environment, stdio: 'inherit' })
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    passed += results.passed
    failed += results.failed || Number(code !== 0 || results.passed === 0)
    skipped += results.skipped
    phases.push(...results.projects.map(({ name, seconds }) => [name, seconds]))
    console.log('\nthe slowest files, in seconds of one worker')
    for (const { file, seconds } of results.files.sort((a, b) => b.seconds - a.seconds).slice(0, 20))
      line(file, seconds)
  } catch {
    failed++
    console.log('FAILED Vitest left no results')
  }
  rmSync(file, { force: true })
  if (allStatements)
    await check('every statement is prepared by the embedded engine', 'node', [
      'scripts/prepare-statements.mjs',
      folder,
    ])
  rmSync(folder, { recursive: true, force: true })
}

function report() {
  const seconds = (performance.now() - began) / 1_000
  console.log('\nphases, in seconds')
  for (const [name, spent] of phases) line(name, spent)
  line('all', seconds)
  console.log(`\nall checks took ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s\n`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 ? 1 : 0
}

function line(name, seconds) {
  console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`)
}
