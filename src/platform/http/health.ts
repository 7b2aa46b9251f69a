import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { singleFlight } from '../concurrency.ts'
import { DiskUnusable } from '../data-folder.ts'

const readinessTimeout = 1_000 // milliseconds
const answers = { lives: 200, ready: 200, starting: 503, stopping: 503, 'database away': 503, 'disk full': 503 }

type State = 'starting' | 'ready' | 'stopping'

/**
 * What proxies ask: /healthz whether this process lives, which asks nothing else, and /readyz whether it may be sent shoppers.
 * They ask by whatever name or number they reach it, so this comes before the check of the host, and leaves no line in the log.
 */
export class Health {
  #state: State = 'starting'
  #check = async () => {}
  readonly #shared = singleFlight<keyof typeof answers>()

  /** From now on it is ready as long as `check` resolves within a second. */
  open(check: () => Promise<void>): void {
    this.#check = check
    this.#state = 'ready'
  }

  /** No new shopper shall be sent here; whoever keeps a connection open is asked to open the next one elsewhere. */
  stop(): void {
    this.#state = 'stopping'
  }

  /** Answers when it is asked; false: somebody else has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#state === 'stopping') response.shouldKeepAlive = false
    const path = request.url?.split('?')[0]
    if (path === '/healthz') respond(response, 'lives')
    else if (path === '/readyz') void this.#readiness().then((word) => respond(response, word))
    else return false
    return true
  }

  /** However many ask, database and disk are asked once at a time. */
  async #readiness(): Promise<keyof typeof answers> {
    if (this.#state !== 'ready') return this.#state
    const word = await this.#shared('', () => checkReadiness(this.#check))
    return this.#state === 'ready' ? word : this.#state
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

function respond(response: ServerResponse, word: keyof typeof answers): void {
  response.writeHead(answers[word], { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(`${word}\n`)
}
