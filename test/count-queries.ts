import { AsyncLocalStorage } from 'node:async_hooks'
import { DefaultQueryExecutor } from 'kysely'
import { vi } from 'vitest'

/** The result of `work`, and the number of its queries; queries of scheduled jobs meanwhile do not count. */
export async function countQueries<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; queries: number }> {
  const within = new AsyncLocalStorage<true>()
  const real = DefaultQueryExecutor.prototype.executeQuery
  let queries = 0
  const counted = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
    this: DefaultQueryExecutor,
    ...args
  ) {
    if (within.getStore()) queries++
    return real.apply(this, args) as never
  })
  try {
    return { answer: await within.run(true, work), queries }
  } finally {
    counted.mockRestore()
  }
}
