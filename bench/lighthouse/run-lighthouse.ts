import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, chromiumPath } from '../../e2e/launch-chromium.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** The Lighthouse result of one first visit. */
export interface LighthouseResult {
  /** 0–100. */
  scores: Record<Category, number>
  /** Milliseconds. */
  largestPaint: number
  blocked: number
  /** Lighthouse's measure of the machine: typical values are 1,500 to 2,500. */
  benchmarkIndex: number
}

interface Report {
  runtimeError?: { message: string }
  categories: Partial<Record<Category, { score: number }>>
  audits: Record<string, { numericValue: number }>
  environment: { benchmarkIndex: number }
}

const attempts = 5

/**
 * One visit with Lighthouse's mobile profile, in a fresh Chromium.
 * @param scripts false: script files are not loaded, and only performance is measured
 * @throws when Lighthouse cannot record any of five visits; on a slow machine it sometimes misses the start of one
 */
export async function runLighthouse(address: string, scripts = true): Promise<LighthouseResult> {
  const flags = scripts
    ? [`--only-categories=${categories.join()}`]
    : ['--only-categories=performance', '--blocked-url-patterns=*.js']
  let missed = ''
  for (let attempt = 0; attempt < attempts; attempt++) {
    const report = await visit(address, flags)
    if (!report.runtimeError) return read(report)
    missed = report.runtimeError.message
  }
  throw new Error(`Lighthouse could not judge ${address}: ${missed}`)
}

async function visit(address: string, flags: string[]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-lighthouse-'))
  const words = [
    ...[lighthouseCommand(), address, ...flags],
    ...['--output=json', '--locale=en', '--quiet', '--no-enable-error-reporting'],
    `--chrome-flags=${[...chromiumFlags, `--user-data-dir=${folder}`].join(' ')}`,
  ]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, words, {
      env: { ...process.env, CHROME_PATH: chromiumPath },
      maxBuffer: 64_000_000,
    }).catch(reportFromError)
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** A failed visit has a report too. */
function reportFromError(error: Error & { stdout?: string }): { stdout: string } {
  if (!error.stdout?.startsWith('{')) throw error
  return { stdout: error.stdout }
}

function read({ categories: results, audits, environment }: Report): LighthouseResult {
  const score = (category: Category) => Math.round((results[category]?.score ?? Number.NaN) * 100)
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as LighthouseResult['scores'],
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocked: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    benchmarkIndex: environment.benchmarkIndex,
  }
}

/** Lighthouse's terminal command; installs it, by the lock file next to this one, when it is missing or has another version. */
function lighthouseCommand(): string {
  if (installedVersion() !== lockedVersion())
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  return join(folder, 'node_modules/lighthouse/cli/index.js')
}

const folder = import.meta.dirname

function installedVersion(): string | null {
  const file = join(folder, 'node_modules/lighthouse/package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}

function lockedVersion(): string {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies.lighthouse
}
