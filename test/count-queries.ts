import { AsyncLocalStorage } from 'node:async_hooks'
import { DefaultQueryExecutor } from 'kysely'
import { vi } from 'vitest'

/** What `work` answers, and how many queries it makes itself: those that the shop makes by the clock meanwhile do not count. */
export async function countQueries<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; queries: number }> {
  const within = new AsyncLocalStorage<true>()
  const real = DefaultQueryExecutor.prototype.executeQuery
  let queries = 0
  const counted = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
    this: DefaultQueryExecutor,
    ...asked
  ) {
    if (within.getStore()) queries++
    return real.apply(this, asked) as never
  })
  try {
    return { answer: await within.run(true, work), queries }
  } finally {
    counted.mockRestore()
  }
}
