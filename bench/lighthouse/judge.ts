import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, chromiumPath } from '../../e2e/launch-chromium.ts'
import { lighthouseCommand } from './install.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What Lighthouse says of one first visit. */
export interface Judged {
  /** 0–100. */
  scores: Record<Category, number>
  /** Milliseconds. */
  largestPaint: number
  blocked: number
  /** How fast Lighthouse finds the machine: a usual one of these years has 1,500 to 2,500. */
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
 * One visit with Lighthouse's mobile profile, in a Chromium of its own that has seen nothing yet.
 * @param scripts false: files of scripts are not loaded, and only performance is judged
 * @throws when Lighthouse cannot record any of five visits; on a slow machine it misses the first moments of one now and then
 */
export async function judge(address: string, scripts = true): Promise<Judged> {
  const asked = scripts
    ? [`--only-categories=${categories.join()}`]
    : ['--only-categories=performance', '--blocked-url-patterns=*.js']
  let missed = ''
  for (let attempt = 0; attempt < attempts; attempt++) {
    const report = await visit(address, asked)
    if (!report.runtimeError) return read(report)
    missed = report.runtimeError.message
  }
  throw new Error(`Lighthouse could not judge ${address}: ${missed}`)
}

async function visit(address: string, asked: string[]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-lighthouse-'))
  const words = [
    ...[lighthouseCommand(), address, ...asked],
    ...['--output=json', '--locale=en', '--quiet', '--no-enable-error-reporting'],
    `--chrome-flags=${[...chromiumFlags, `--user-data-dir=${folder}`].join(' ')}`,
  ]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, words, {
      env: { ...process.env, CHROME_PATH: chromiumPath },
      maxBuffer: 64_000_000,
    }).catch(saidAnyway)
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** A visit that could not be recorded has a report too. */
function saidAnyway(error: Error & { stdout?: string }): { stdout: string } {
  if (!error.stdout?.startsWith('{')) throw error
  return { stdout: error.stdout }
}

function read({ categories: judged, audits, environment }: Report): Judged {
  const score = (category: Category) => Math.round((judged[category]?.score ?? Number.NaN) * 100)
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Judged['scores'],
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocked: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    benchmarkIndex: environment.benchmarkIndex,
  }
}
