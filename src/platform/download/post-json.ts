import { done, type Result, refused } from '#shared/result.ts'
import { type ConnectionProblem, connectionProblem, sendRequest } from './send-request.ts'

interface PostOptions {
  headers: Record<string, string>
  /** Hosts ('name' or 'name:port') that may resolve to private addresses. */
  hostsAllowed: string[]
  /** From the name of the host to the status of the answer. */
  milliseconds: number
  signal?: AbortSignal
}

/**
 * Sends JSON to an untrusted address, with the guards of `download`; returns the status of the answer, of which nothing else is read. A
 * redirect is an answer like any other.
 */
export async function postJson(
  address: string,
  body: string,
  { headers, hostsAllowed, milliseconds, signal }: PostOptions,
): Promise<Result<number, ConnectionProblem | 'too-slow'>> {
  const timeout = AbortSignal.timeout(milliseconds)
  try {
    const answer = await sendRequest(new URL(address), {
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) },
      body,
      hostsAllowed,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
    if (!answer) return refused('private-address')
    answer.destroy()
    return done(answer.statusCode ?? 0)
  } catch (error) {
    return refused(timeout.aborted ? 'too-slow' : connectionProblem(error as NodeJS.ErrnoException))
  }
}
