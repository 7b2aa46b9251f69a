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
 * Returns the same transaction, in which statements that are started together are also sent together (`Promise.all`): the database runs
 * them in that order. Kysely itself would send each one after the answer of the one before, which costs a round trip for each.
 */
export async function pipelined(transaction: Transaction<Schema>): Promise<Transaction<Schema>> {
  const executor = transaction.getExecutor()
  const connection = await executor.provideConnection(async (connection) => connection)
  return new Transaction<Schema>({
    ...props,
    executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
  })
}
