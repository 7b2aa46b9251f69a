import { test } from 'vitest'
import { stopUnderLoad } from '../../test/stop-under-load.ts'

test(
  'a shop that is stopped under heavy load answers every request that it has accepted, and ends soon',
  {
    timeout: 120_000,
  },
  () => stopUnderLoad({ visitors: 100, crowd: 30 }),
)
