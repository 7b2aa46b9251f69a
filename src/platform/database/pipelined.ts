import {
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely'
import type { Schema } from './schema.ts'

/** A Transaction wants one; it opens connections and other handles, which a transaction does not. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const props = { config: { dialect }, dialect, driver: new DummyDriver() }

/**
 * Runs the work of a transaction, in which statements that are started together are also sent together (`Promise.all`): the database runs
 * them in that order. Kysely itself would send each one after the answer of the one before, which costs a round trip for each.
 *
 * When the work fails, what was started beside it may still go on. Its next statement is refused: it would run after the rollback.
 */
export async function pipelined<Answer>(
  transaction: Transaction<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
  const executor = transaction.getExecutor()
  const connection = await executor.provideConnection(async (connection) => connection)
  let isOver = false
  const provideConnection: typeof executor.provideConnection = async (use) => {
    if (isOver) throw new Error('the work of this transaction is over')
    return use(connection)
  }
  try {
    return await work(
      new Transaction<Schema>({ ...props, executor: executor.withConnectionProvider({ provideConnection }) }),
    )
  } finally {
    isOver = true
  }
}
