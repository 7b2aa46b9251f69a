import { afterAll, vi } from 'vitest'

/** The files that a worker runs share its modules and globals: none leaves a clock, a spy or a stub to the next. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
