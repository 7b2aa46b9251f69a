import { test } from 'vitest'
import { stopUnderLoad } from '../../test/stop-under-load.ts'

test('a shop that is stopped under load answers every request that it has accepted, and ends soon', () =>
  stopUnderLoad({ visitors: 20, crowd: 5 }))
