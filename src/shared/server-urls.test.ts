import { expect, test } from 'vitest'
import { isStateChangingPath } from './server-urls.ts'

test.each<[string, boolean]>([
  ['/basketchange.php', true],
  ['/%62asketchange%2Ephp', true],
  ['/ajax%2fprojector.php', true],
  ['/Login.php', true],
  ['/basketedit.php', false],
  ['/img/login.php', false],
  ['/koszyk', false],
  ['/%ff', false],
])('%s changes something: %s', (path, expected) => expect(isStateChangingPath(path)).toBe(expected))
