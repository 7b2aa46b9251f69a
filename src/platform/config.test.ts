import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const open = { PUBLIC_URL: 'https://sklep.example' }
const shared = { DATABASE_URL: 'postgresql://localhost/shop' }

test.each([
  [{}, true],
  [{ DEMO: '' }, true],
  [{ DEMO: 'no' }, false],
  [open, false],
  [shared, false],
  [{ ...open, ...shared, DEMO: 'yes' }, true],
])('with %o the demo shop is wanted: %s', (environment, wanted) => {
  expect(readConfig(environment).demo).toBe(wanted)
})

test.each(['false', 'NO', '0', 'nie'])('DEMO=%s is no answer, and never taken for yes', (answer) => {
  expect(() => readConfig({ DEMO: answer })).toThrow('DEMO')
})
