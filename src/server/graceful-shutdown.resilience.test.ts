import { test } from 'vitest'
import { stopUnderLoad } from '../../test/stop-under-load.ts'

test(
  'a shop that is told to stop under heavy load answers every request that it has taken, and ends soon',
  {
    timeout: 120_000,
  },
  () => stopUnderLoad({ visitors: 100, crowd: 30 }),
)
