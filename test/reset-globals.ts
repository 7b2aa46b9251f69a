import { afterAll, vi } from 'vitest'

/** The files that a worker runs share its modules and globals: clocks, spies and stubs are reset after each. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
