import { AsyncLocalStorage } from 'node:async_hooks'
import type {
  AccessMode,
  ControlledTransaction,
  ControlledTransactionBuilder,
  DatabaseConnection,
  IsolationLevel,
  Kysely,
  KyselyPlugin,
  TransactionBuilder,
} from 'kysely'
import type { OpenDatabase } from './database.ts'
import type { Schema } from './schema.ts'

/**
 * Returns the same database, but a query that bypasses the transaction of its own async flow fails with an Error naming the
 * statement. The embedded engine has one connection, on which it would wait forever; PostgreSQL would run it outside the
 * transaction. Work started inside may query again after the transaction ends.
 */
export function guardTransactions(database: OpenDatabase): OpenDatabase {
  const guard = new TransactionGuard()
  for (const each of new Set([database.query, database.web, database.read])) guardKysely(each, guard)
  const { queue, listen } = database
  return {
    ...database,
    listen: async (channel, listener) => {
      guard.check(`listen ${channel}`)
      return listen(channel, listener)
    },
    queue: {
      ...queue,
      executeSql: async (text, values) => {
        guard.check(text)
        return queue.executeSql(text, values)
      },
    },
  }
}

interface Flow {
  readonly open: boolean
}

/** Tracks, for one open database, which async flows are inside a transaction. */
class TransactionGuard {
  readonly #flows = new AsyncLocalStorage<Flow>()

  get isOpen(): boolean {
    return this.#flows.getStore()?.open === true
  }

  check(statement: string): void {
    if (this.isOpen) refuse(statement)
  }

  async inside<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const flow = { open: true }
    try {
      return await this.#flows.run(flow, work)
    } finally {
      flow.open = false
    }
  }

  /** For a controlled transaction: the caller's flow is inside from its beginning to its end. */
  enter(begun: Promise<ControlledTransaction<Schema>>): void {
    let transaction: ControlledTransaction<Schema> | null = null
    const flow = {
      get open() {
        return transaction !== null && !transaction.isCommitted && !transaction.isRolledBack
      },
    }
    begun.then(
      (opened) => (transaction = opened),
      () => {}, // the caller gets the error
    )
    this.#flows.enterWith(flow)
  }
}

function refuse(statement: string): never {
  throw new Error(`a query bypasses the running transaction: ${statement}`)
}

/** Its transactions use the unguarded handle that `transaction()` creates. */
function guardKysely(database: Kysely<Schema>, guard: TransactionGuard): Kysely<Schema> {
  const executor = database.getExecutor()
  const provideConnection = executor.provideConnection.bind(executor)
  executor.provideConnection = (consume, options) =>
    guard.isOpen ? consume(refusingConnection) : provideConnection(consume, options)
  const transaction = database.transaction.bind(database)
  const startTransaction = database.startTransaction.bind(database)
  const withPlugin = database.withPlugin.bind(database)
  return Object.assign(database, {
    // only the callback is inside: the embedded engine calls listeners from within the commit
    transaction: () =>
      guardBuilder<TransactionBuilder<Schema>['execute']>(transaction(), (execute) => async (work) => {
        guard.check('begin')
        return execute((handle) => guard.inside(() => work(handle)))
      }),
    startTransaction: () =>
      guardBuilder<ControlledTransactionBuilder<Schema>['execute']>(startTransaction(), (execute) => () => {
        guard.check('begin')
        const begun = execute()
        guard.enter(begun) // before the first await, otherwise it would be another async flow
        return begun
      }),
    withPlugin: (plugin: KyselyPlugin) => guardKysely(withPlugin(plugin), guard),
  })
}

/** Replaces a connection, since only executing a query reveals its statement. */
const refusingConnection: DatabaseConnection = {
  executeQuery: async ({ sql }) => refuse(sql),
  streamQuery: ({ sql }) => refuse(sql),
}

/** A transaction builder, with or without a callback. */
interface Builder<Execute> {
  execute: Execute
  setAccessMode: (mode: AccessMode) => Builder<Execute>
  setIsolationLevel: (level: IsolationLevel) => Builder<Execute>
}

/** With `execute` wrapped by `guarded`; each setting returns another builder. */
function guardBuilder<Execute extends (...parameters: never[]) => unknown>(
  builder: Builder<Execute>,
  guarded: (execute: Execute) => Execute,
): Builder<Execute> {
  const { execute, setAccessMode, setIsolationLevel } = builder
  return Object.assign(builder, {
    execute: guarded(((...parameters) => execute.apply(builder, parameters)) as Execute),
    setAccessMode: (mode: AccessMode) => guardBuilder(setAccessMode.call(builder, mode), guarded),
    setIsolationLevel: (level: IsolationLevel) => guardBuilder(setIsolationLevel.call(builder, level), guarded),
  })
}
