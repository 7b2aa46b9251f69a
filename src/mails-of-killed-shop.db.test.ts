import { test } from 'vitest'
import { killInMails } from '../test/kill-in-mails.ts'

test('mails that a shop was sending when it was killed go soon after the next start, each once', () =>
  killInMails('SIGKILL'))
