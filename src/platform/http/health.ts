import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { singleFlight } from '../concurrency.ts'
import { DiskUnusable } from '../data-folder.ts'

const readinessTimeout = 1_000
const answers = {
  ...{ lives: 200, ready: 200 },
  ...{ starting: 503, stopping: 503, 'database away': 503, 'disk full': 503 },
  leaving: 502,
}
/** Sent by a proxy that repeats a read at another process when one answers 502. */
const repeatsReadsHeader = 'x-repeats-reads'

type State = 'starting' | 'ready' | 'stopping' | 'leaving'

/**
 * Health checks for proxies: /healthz, whether this process is alive (no other checks), and /readyz, whether it may receive
 * shoppers. Proxies use any host name or address, so this runs before the host check, and writes nothing to the log.
 */
export class Health {
  #state: State = 'starting'
  #check = async () => {}
  readonly #shared = singleFlight<keyof typeof answers>()

  /** Reports ready from now on, as long as `check` resolves within a second. */
  open(check: () => Promise<void>): void {
    this.#check = check
    this.#state = 'ready'
  }

  /** Reports stopping; keep-alive connections are asked to close. */
  stop(): void {
    this.#state = 'stopping'
  }

  /**
   * Sends reads of a proxy that can repeat them to another process, before the port closes. A proxy without health checks takes a
   * process out by its failed reads; a connection that waits to be accepted when the port closes is lost, with a form in it.
   */
  leave(): void {
    this.#state = 'leaving'
  }

  /** Answers a health check, or a read while leaving; returns false for other requests. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isStopping) response.shouldKeepAlive = false
    const path = request.url?.split('?')[0]
    if (path === '/healthz') respond(response, 'lives')
    else if (path === '/readyz') void this.#readiness().then((word) => respond(response, word))
    else if (this.#state === 'leaving' && isRepeated(request)) respond(response, 'leaving')
    else return false
    return true
  }

  get #isStopping(): boolean {
    return this.#state === 'stopping' || this.#state === 'leaving'
  }

  /** Concurrent requests share one check of database and disk. */
  async #readiness(): Promise<keyof typeof answers> {
    if (this.#isStopping) return 'stopping'
    if (this.#state !== 'ready') return this.#state
    const word = await this.#shared('', () => checkReadiness(this.#check))
    return this.#state === 'ready' ? word : 'stopping'
  }
}

async function checkReadiness(check: () => Promise<void>): Promise<'ready' | 'database away' | 'disk full'> {
  const late = new AbortController()
  const answer = check().then(
    () => 'ready' as const,
    (error) => (error instanceof DiskUnusable ? ('disk full' as const) : ('database away' as const)),
  )
  const tooLate = sleep(readinessTimeout, 'database away' as const, { signal: late.signal }).catch(
    () => 'database away' as const,
  )
  return Promise.race([answer, tooLate]).finally(() => late.abort())
}

function isRepeated({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && repeatsReadsHeader in headers
}

function respond(response: ServerResponse, word: keyof typeof answers): void {
  response.writeHead(answers[word], { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(`${word}\n`)
}
