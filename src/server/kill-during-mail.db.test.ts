import { test } from 'vitest'
import { killDuringMail } from '../../test/kill-during-mail.ts'

test('mails in progress when a shop was killed are sent soon after the next start, each once', () =>
  killDuringMail('SIGKILL'))
