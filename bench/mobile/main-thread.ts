import type { Browser } from 'playwright-core'

/** Milliseconds of processor time that the page's main thread took from when the page began to arrive until nothing was under way any more. */
export interface MainThread {
  all: number
  /** Evaluating modules, and whatever functions ran afterwards. */
  scripts: number
  styleAndLayout: number
  /** What tasks would take above 50 ms each on a processor four times slower. */
  blocked: number
}

interface Traced {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds: when it began, and how long it took the clock and the processor. */
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { isOutermostMainFrame?: boolean; url?: string } }
}

const categories = ['toplevel', 'devtools.timeline', 'v8', 'v8.execute', 'blink.user_timing']
const slower = 4
const attempts = 5

/**
 * A first visit as Chromium's tracing tells it. Processor time hardly depends on what else the machine does meanwhile, as the clock does.
 * @param scripts false: files of scripts are not loaded
 */
export async function mainThreadOf(browser: Browser, address: string, scripts = true): Promise<MainThread> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const figures = sums(await traceOf(browser, address, scripts), address)
    if (figures) return figures // a busy machine loses the trace of one process or another
  }
  throw new Error(`no trace tells of ${address}`)
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

/** Null when the page is not in them. */
function sums(events: Traced[], address: string): MainThread | null {
  // navigationStart may be missing: a new process can hear of it before it hears that it is traced
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

/** Without those that are within another one: they have been counted with it. */
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
