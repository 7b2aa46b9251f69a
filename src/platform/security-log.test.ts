import { expect, test } from 'vitest'
import { openLogs, withinRequest } from './log.ts'
import { logSecurityEvent } from './security-log.ts'

const failed = { account: 'a1', known: false }

/** Returns the lines that a log of this level writes during `work`. */
function captured(level: string, work: (logs: ReturnType<typeof openLogs>) => void): Record<string, unknown>[] {
  const lines: string[] = []
  work(openLogs(level, { write: (line) => lines.push(line) }))
  return lines.map((line) => JSON.parse(line))
}

test('a line has the event, the request and its network, and is logged at the default level, where requests are not', () => {
  const request = { number: '0b0e8c3e', network: '203.0.113.0/24' }
  const lines = captured('warn', ({ log, securityLog }) =>
    withinRequest(request, () => {
      log.info({ method: 'POST' })
      logSecurityEvent('authn_login_fail', failed, securityLog)
      logSecurityEvent('authn_login_success', { account: 'a1', how: 'link', known: true }, securityLog)
    }),
  )
  const common = { log: 'security', time: expect.any(String), request: '0b0e8c3e', network: '203.0.113.0/24' }
  expect(lines).toEqual([
    { ...common, level: 40, event: 'authn_login_fail', account: 'a1', known: false },
    { ...common, level: 30, event: 'authn_login_success', account: 'a1', how: 'link', known: true },
  ])
})

test('outside a request there is neither number nor network', () => {
  const [line] = captured('info', ({ securityLog }) =>
    logSecurityEvent('session_expired', { reason: 'idle', sessions: 3 }, securityLog),
  )
  expect(Object.keys(line ?? {}).toSorted()).toEqual(['event', 'level', 'log', 'reason', 'sessions', 'time'])
})

test.for(['error', 'fatal', 'silent'])('LOG_LEVEL %s omits them', (level) => {
  expect(captured(level, ({ securityLog }) => logSecurityEvent('authn_login_fail', failed, securityLog))).toEqual([])
})
