import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectCleanExit } from '../../test/expect-clean-exit.ts'
import { npmStart } from '../../test/spawn-shop.ts'

test('Ctrl-C in the terminal ends the shop cleanly, and no process is left', () =>
  expectCleanExit(['npm', 'start'], (pid) => process.kill(-pid, 'SIGINT')))

test('the systemd unit runs the same command as npm start', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../deploy/systemd/witryna@.service'), 'utf8')
  const [, command] = /^ExecStart=\S+\/node (.*)$/m.exec(unit) ?? []
  expect(command?.split(' ')).toEqual(npmStart)
})
