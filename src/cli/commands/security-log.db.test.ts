import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { securityLog } from '#platform/log.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { runTestCommand } from '../../../test/run-test-command.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const logged = vi.spyOn(securityLog, 'warn')
beforeEach(() => logged.mockClear())

test.for([
  ['settings set accounts.sessionDays 30', { action: 'setting', key: 'accounts.sessionDays' }],
  ['settings reset accounts.sessionDays', { action: 'setting', key: 'accounts.sessionDays' }],
  ['settings text account.signIn Wejdź', { action: 'words', key: 'account.signIn' }],
  ['currency EUR 4,3', { action: 'rate', key: 'EUR' }],
] as const)('%s is logged, without the value', async ([args, facts]) => {
  expect((await runTestCommand(testShop.appContext, args.split(' '))).problems).toBe('')
  expect(logged.mock.calls).toEqual([[{ event: 'authz_admin', ...facts }]])
})

test.for([
  'settings get accounts.sessionDays',
  'settings set accounts.sessionDays 366',
  'settings set accounts.sessionDays 0',
])('%s changes nothing and is not logged', async (args) => {
  await runTestCommand(testShop.appContext, args.split(' '))
  expect(logged).not.toHaveBeenCalled()
})
