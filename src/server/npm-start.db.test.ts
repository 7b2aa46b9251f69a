import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectCleanExit } from '../../test/expect-clean-exit.ts'
import { npmStart } from '../../test/spawn-shop.ts'

test('Ctrl-C in the terminal ends the shop cleanly, and nothing is left', () =>
  expectCleanExit(['npm', 'start'], (pid) => process.kill(-pid, 'SIGINT')))

test('what systemd is told to run is what npm start runs', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../deploy/systemd/witryna@.service'), 'utf8')
  const [, command] = /^ExecStart=\S+\/node (.*)$/m.exec(unit) ?? []
  expect(command?.split(' ')).toEqual(npmStart)
})
