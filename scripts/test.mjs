/** npm test: every check of the project, one after the other; the last line counts them all. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installWhatTestsNeed } from './install-test-tools.mjs'
import { requireNode } from './require-node.mjs'

const root = join(import.meta.dirname, '..')
const began = performance.now()
let passed = 0
let failed = 0

await requireNode()
installWhatTestsNeed()
await Promise.all([
  check('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  check('types of React Router', 'react-router', ['typegen']).then(() => check('types', 'tsc', ['-p', '.'])),
  check('types of rules: neither browser nor Node', 'tsc', ['-p', 'tsconfig.rules.json']),
])
await Promise.all([
  check('the import law', 'node', ['scripts/check-architecture.mjs']),
  check('table types match the migrations', 'node', ['scripts/generate-schema.mjs', '--check']),
  check('resolver types match the GraphQL schema', 'node', ['scripts/generate-resolver-types.mjs', '--check']),
  check('the drawn graph', 'node', ['scripts/draw-architecture.mjs', '--check']),
  check('nothing unused', 'knip', []),
])
await check('the build', 'node', ['scripts/build.mjs'])
await check('bundle size', 'size-limit', [])
await runVitest()

const seconds = Math.round((performance.now() - began) / 1000)
console.log(`\nall checks took ${Math.floor(seconds / 60)} min ${seconds % 60} s\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** One check that either holds or not; what it printed is shown when it fails. */
async function check(name, command, args) {
  const { code, output, seconds } = await run(command, args, 'pipe')
  if (code === 0) passed++
  else failed++
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(output)
}

async function runVitest() {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-results-'))
  const file = join(folder, 'results.json')
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], 'inherit')
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    const empty = results.testResults.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.every(({ status }) => status !== 'failed'),
    )
    passed += results.numPassedTests
    failed +=
      results.numFailedTests + empty.length + (results.success || results.numFailedTests + empty.length > 0 ? 0 : 1)
    if (results.numPassedTests === 0) failed++
  } catch {
    failed++
    console.log('FAILED Vitest left no results')
  }
  rmSync(folder, { recursive: true, force: true })
}

function run(command, args, stdio) {
  const started = performance.now()
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, PATH: path },
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    const finish = (code) => resolve({ code, output, seconds: ((performance.now() - started) / 1000).toFixed(1) })
    child.on('error', (error) => {
      output += error.message
      finish(1)
    })
    child.on('close', finish)
  })
}
