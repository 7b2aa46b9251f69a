import { test } from 'vitest'
import { killInMails } from '../test/kill-in-mails.ts'

test(
  'mails that a shop was sending when it was stopped go soon after the next start, each once',
  {
    timeout: 240_000,
  },
  () => killInMails('SIGTERM'),
)
