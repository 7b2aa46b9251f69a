import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { type MalformedRequest, malformedRequest } from './malformed-request.ts'

/** The target: the application itself, or a server at the other end of a socket. */
export type SendRequest = (request: MalformedRequest) => Promise<{ status: number; body: string }>

export interface FuzzOutcome {
  /** Number of answers by status. */
  statuses: Record<number, number>
  /** Requests with a 500, without an answer, or refused without a message. */
  failures: string[]
  /** By how many bytes the heap has grown after the first tenth. */
  heapGrowth: number
}

/**
 * Sends `count` malformed requests, one after the other, and checks the answers. The same `seed` sends the same requests.
 * @param patterns of the shop's addresses, '/produkt/:product'
 */
export async function fuzzRequests(
  ask: SendRequest,
  patterns: string[],
  count: number,
  seed: number,
): Promise<FuzzOutcome> {
  const statuses: Record<number, number> = {}
  const failures: string[] = []
  const onRejection = (reason: unknown) => failures.push(`unhandled rejection: ${reason}`)
  process.on('unhandledRejection', onRejection)
  let sent = 0
  let heapAfterWarmUp = 0
  for (const request of samples(patterns, count, seed)) {
    const { status, body } = await ask(request).catch((error) => ({ status: 0, body: String(error) }))
    statuses[status] = (statuses[status] ?? 0) + 1
    if (isFailure(request, status, body)) failures.push(`${status} ${describe(request)} ${body.slice(0, 200)}`)
    sent += 1
    if (sent === Math.floor(count / 10)) heapAfterWarmUp = heapInUse()
  }
  process.off('unhandledRejection', onRejection)
  return { statuses, failures, heapGrowth: heapInUse() - heapAfterWarmUp }
}

/** In batches, so that the requests do not count as memory of the shop. */
function* samples(patterns: string[], count: number, seed: number): Generator<MalformedRequest> {
  const portion = 100
  const arbitrary = malformedRequest(patterns)
  for (let made = 0; made < count; made += portion)
    yield* fc.sample(arbitrary, { numRuns: Math.min(portion, count - made), seed: seed + made })
}

function isFailure({ method }: MalformedRequest, status: number, body: string): boolean {
  if (status < 200 || status >= 500) return true
  return status >= 400 && method !== 'HEAD' && body.length < 10
}

function describe({ method, target, headers, body }: MalformedRequest): string {
  const text = body ? new TextDecoder().decode(body.slice(0, 300)) : ''
  return `${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(text)}`
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
