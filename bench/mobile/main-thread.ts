import type { Browser } from 'playwright-core'

/** Milliseconds of processor time of the page's main thread, from the first byte of the page until the network is idle. */
export interface MainThread {
  all: number
  /** Evaluating modules, and functions that ran afterwards. */
  scripts: number
  styleAndLayout: number
  /** The part of tasks above 50 ms on a processor four times slower. */
  blocked: number
}

interface Traced {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: start, wall-clock duration and processor time. */
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { isOutermostMainFrame?: boolean; url?: string } }
}

const categories = ['toplevel', 'devtools.timeline', 'v8', 'v8.execute', 'blink.user_timing']
const slower = 4
const attempts = 5

/**
 * A first visit by Chromium's tracing. Processor time hardly depends on other load on the machine, unlike wall-clock time.
 * @param scripts false: script files are not loaded
 */
export async function mainThreadOf(browser: Browser, address: string, scripts = true): Promise<MainThread> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const figures = sums(await traceOf(browser, address, scripts), address)
    if (figures) return figures // a busy machine sometimes loses the trace of a process
  }
  throw new Error(`no trace of ${address}`)
}

async function traceOf(browser: Browser, address: string, scripts: boolean): Promise<Traced[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  if (!scripts) await page.route('**/*.js', (route) => route.abort())
  const personal = scripts && page.waitForResponse(/\/ajax\/get\.php/)
  await browser.startTracing(page, { categories })
  await page.goto(address)
  await personal
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const traced = await browser.stopTracing()
  await context.close()
  return JSON.parse(traced.toString()).traceEvents
}

/** Null when the page is missing from the trace. */
function sums(events: Traced[], address: string): MainThread | null {
  // navigationStart may be missing: a new process can receive it before tracing starts in it
  const began = events.find(
    ({ name, args: { data } }) => name === 'CommitLoad' && data?.isOutermostMainFrame && data.url === address,
  )
  if (!began) return null
  const { pid, tid, ts } = began
  const ofMainThread = events.filter(
    (event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.ts >= ts,
  )
  const times = (...names: string[]) =>
    outermost(ofMainThread.filter(({ name }) => names.includes(name))).map(milliseconds)
  const tasks = times('RunTask', 'ThreadControllerImpl::RunTask')
  return {
    all: sum(tasks),
    scripts: sum(times('EvaluateScript', 'v8.evaluateModule', 'v8.compileModule', 'FunctionCall', 'RunMicrotasks')),
    styleAndLayout: sum(times('UpdateLayoutTree', 'Layout')),
    blocked: sum(tasks.map((task) => Math.max(0, slower * task - 50))),
  }
}

/** Without nested ones: they are counted with the outer one. */
function outermost(events: Traced[]): Traced[] {
  let end = 0
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isWithin = ts < end
      end = Math.max(end, ts + dur)
      return !isWithin
    })
}

function milliseconds({ tdur = 0 }: Traced): number {
  return tdur / 1000
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
