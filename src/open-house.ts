import { join } from 'node:path'
import { chooseCurrency } from './features/pricing/reads/currencies.ts'
import { wordsOfPrices } from './features/pricing/rules/words-of-prices.ts'
import { priceTypeSetting } from './features/pricing/settings.ts'
import { PhraseTally } from './features/search/rules/phrase-tally.ts'
import { jobs } from './jobs/names.ts'
import { Accounts } from './platform/accounts/accounts.ts'
import { firstRunKey } from './platform/accounts/first-run-key.ts'
import type { ScryptCost } from './platform/accounts/password-hash.ts'
import { readSecret } from './platform/accounts/secret.ts'
import { readTags } from './platform/changed.ts'
import type { Config } from './platform/config.ts'
import { requireDisk, watchDisk } from './platform/data-disk.ts'
import { dataIdentity } from './platform/data-identity.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import { migrate, newMigrations, readMigrations } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { requireShopDatabase, requireShopFolder } from './platform/database/require-shop.ts'
import { Closing } from './platform/http/closing.ts'
import { log } from './platform/log.ts'
import { type MailBox, openMailBox } from './platform/mail.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import { Keeper } from './platform/page-cache/keeper.ts'
import type { Remembered } from './platform/page-cache/kept.ts'
import { PageCache } from './platform/page-cache/page-cache.ts'
import { programFolder } from './platform/program-folder.ts'
import { openQueue, type Queue } from './platform/queue.ts'
import { watchSettings } from './platform/settings.ts'
import type { Tag } from './shared/tag.ts'
import type { PublicShop } from './shop.ts'

const mostRemembered = 1_000 // answers

/** Everything that is opened once and serves all requests. */
export interface House {
  config: Config
  database: OpenDatabase
  queue: Queue
  accounts: Accounts
  mailBox: MailBox
  /** Null without METRICS_PORT. */
  metrics: Metrics | null
  pages: PageCache
  /** What this process was searched for since the sums were written down. */
  phrases: PhraseTally
  /** The shop for one request, or for one job: with the time of now, in the currency of this code if that is offered. */
  publicShop: (publicUrl: string, currency?: string) => PublicShop
  /** Whoever has it may set up a shop that nobody has begun. */
  firstRunKey: () => string
  /** Reads settings and words at once, without waiting for the notice that they have changed. */
  reloadSettings: () => Promise<void>
  /** Throws while shoppers cannot be served: the database does not answer or lacks a migration, or the data folder cannot be written. */
  checkReady: () => Promise<void>
  /** How far it has come once it is told to stop. */
  closing: Closing
  close: () => Promise<void>
}

/** The house of a shop that has been opened before; where there is none, throws NoShop and leaves everything as it was. */
export async function openExistingHouse(config: Config, report: (line: string) => void): Promise<House> {
  requireShopFolder(config)
  return open(config, report, (query) => requireShopDatabase(query, config))
}

/** Opens database, settings and queue; applies migrations, all of them where there was no shop. Tests alone give a `passwordCost`. Throws in plain words. */
export function openHouse(config: Config, report: (line: string) => void, passwordCost?: ScryptCost): Promise<House> {
  return open(config, report, async () => {}, passwordCost)
}

/** @param check throws when this is not the database that was meant */
async function open(
  config: Config,
  report: (line: string) => void,
  check: (query: OpenDatabase['query']) => Promise<void>,
  passwordCost?: ScryptCost,
): Promise<House> {
  await requireDisk(config.dataFolder)
  const database = await openDatabase(config.databaseUrl, config.dataFolder, config.databaseReplicaUrls)
  const migrations = readMigrations(join(programFolder(), 'db', 'migrations'))
  try {
    await check(database.query)
    dataIdentity(config.dataFolder)
    await migrate(database, migrations, report)
    const queue = await openQueue(database, jobs, (error) => log.error(error, 'queue'))
    const memory = new Keeper<Remembered>(mostRemembered)
    const pages = new PageCache(config.pageCacheBytes)
    const hear = (tags: Tag[]) => {
      memory.hear(tags)
      pages.hear(tags)
    }
    await database.listen('changed', (payload) => hear(readTags(payload)))
    const settings = await watchSettings(database, () => hear(['all']))
    const mailBox = openMailBox(config.smtpUrl, join(config.dataFolder, 'mail'), report)
    const checkDisk = watchDisk(config.dataFolder)
    const secret = () => readSecret(config.secret, config.dataFolder)
    const accounts = new Accounts(database.web, secret(), config.publicUrl, passwordCost)
    await database.listen('restored', () => accounts.useSecret(secret()))
    return {
      config,
      database,
      queue,
      mailBox,
      metrics: config.metricsPort === null ? null : await watch(database, queue),
      accounts,
      pages,
      phrases: new PhraseTally(),
      publicShop: (publicUrl, currency) => {
        const decided = settings.current()
        return {
          database: database.query,
          primary: database.web,
          now: new Date(),
          ...decided,
          words: wordsOfPrices(decided.words, decided.settings.get(priceTypeSetting)),
          currency: chooseCurrency(decided, currency),
          publicUrl,
          enqueue: queue.enqueue,
          origins: null,
          memory,
        }
      },
      firstRunKey: () => firstRunKey(secret()),
      reloadSettings: settings.reload,
      checkReady: async () => {
        await checkDisk()
        const missing = await newMigrations(database.web, migrations)
        if (missing.length > 0) throw new Error('the database lacks a migration')
      },
      closing: new Closing(),
      close: async () => {
        await queue.stop()
        mailBox.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What Prometheus needs is loaded only when it is wanted. */
async function watch({ connections }: OpenDatabase, queue: Queue): Promise<Metrics> {
  const { openMetrics } = await import('./platform/metrics/metrics.ts')
  return openMetrics({ connections, queues: queue.sizes })
}
