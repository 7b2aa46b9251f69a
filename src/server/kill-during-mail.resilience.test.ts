import { test } from 'vitest'
import { killDuringMail } from '../../test/kill-during-mail.ts'

test(
  'mails that a shop was sending when it was stopped go soon after the next start, each once',
  {
    timeout: 240_000,
  },
  () => killDuringMail('SIGTERM'),
)
