import { test } from 'vitest'
import { stopUnderLoad } from '../../test/stop-under-load.ts'

test('a shop that is told to stop under load answers every request that it has taken, and ends soon', () =>
  stopUnderLoad({ visitors: 20, crowd: 5 }))
