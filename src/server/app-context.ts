import { join } from 'node:path'
import { chooseCurrency } from '#features/pricing/queries/currencies.ts'
import { withPriceTypeTexts } from '#features/pricing/rules/price-texts.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { PhraseCounter } from '#features/search/rules/search-phrase.ts'
import { type DemoBank, openDemoBank } from '#partners/demo-bank.ts'
import { openPartners } from '#partners/partners.ts'
import { createPrzelewy24 } from '#partners/przelewy24.ts'
import { Accounts } from '#platform/accounts/accounts.ts'
import type { ScryptCost } from '#platform/accounts/password-hash.ts'
import type { Config } from '#platform/config.ts'
import { dataIdentity, requireWritableDisk, watchDisk } from '#platform/data-folder.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { migrate, newMigrations, readMigrations } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { requireShopDatabase, requireShopFolder } from '#platform/database/require-shop.ts'
import { ShutdownState } from '#platform/http/graceful-shutdown.ts'
import { log } from '#platform/log.ts'
import { createMailTransport, type MailTransport } from '#platform/mail.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { invalidationChannel, parseTags } from '#platform/page-cache/cache-dependencies.ts'
import type { CachedRead } from '#platform/page-cache/cached-reads.ts'
import { PageCache } from '#platform/page-cache/page-cache.ts'
import { TaggedCache } from '#platform/page-cache/tagged-cache.ts'
import { programFolder } from '#platform/program-folder.ts'
import { openQueue, type Queue } from '#platform/queue.ts'
import { SealedSecrets } from '#platform/sealed-secrets.ts'
import { firstRunKey, readSecret } from '#platform/secrets.ts'
import { watchSettings } from '#platform/settings.ts'
import { LinkSigner } from '#platform/signed-links.ts'
import type { Tag } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { jobs } from '../jobs/job-definitions.ts'

const maxCachedReads = 1_000 // cached reads

/** What a process opens once and every request uses. */
export interface AppContext {
  config: Config
  database: OpenDatabase
  queue: Queue
  accounts: Accounts
  mailBox: MailTransport
  /** Null without METRICS_PORT. */
  metrics: Metrics | null
  /** The payment gateway of a demo; null in every other shop. */
  demoBank: DemoBank | null
  pageCache: PageCache
  /** Search phrases counted since they were last stored. */
  phrases: PhraseCounter
  /** Returns the shop for one request or job: at the current time, in the currency of this code if it is offered. */
  publicShop: (publicUrl: string, currency?: string) => PublicShop
  /** Returns the key with which a new shop is set up. */
  firstRunKey: () => string
  /** Reloads settings and texts at once, without waiting for the notification. */
  reloadSettings: () => Promise<void>
  /**
   * Throws while shoppers cannot be served: the database is down or lacks a migration, or the data folder cannot be written.
   */
  checkReady: () => Promise<void>
  /** The progress of the shutdown. */
  closing: ShutdownState
  close: () => Promise<void>
}

/** Returns the context of an existing shop; throws ShopNotFound where there is none, without changing anything. */
export async function createExistingAppContext(config: Config, report: (line: string) => void): Promise<AppContext> {
  requireShopFolder(config)
  return createContext(config, report, (query) => requireShopDatabase(query, config))
}

/**
 * Opens database, settings and queue, and applies migrations; creates the shop where there was none. Only tests pass a
 * `passwordCost`. Throws a readable error.
 */
export function createAppContext(
  config: Config,
  report: (line: string) => void,
  passwordCost?: ScryptCost,
): Promise<AppContext> {
  return createContext(config, report, async () => {}, passwordCost)
}

/** @param check throws when this is not the expected database */
async function createContext(
  config: Config,
  report: (line: string) => void,
  check: (query: OpenDatabase['query']) => Promise<void>,
  passwordCost?: ScryptCost,
): Promise<AppContext> {
  await requireWritableDisk(config.dataFolder)
  const database = await openDatabase(config.databaseUrl, config.dataFolder, config.databaseReplicaUrls)
  const migrations = readMigrations(join(programFolder(), 'db', 'migrations'))
  try {
    await check(database.query)
    dataIdentity(config.dataFolder)
    await migrate(database, migrations, report)
    const queue = await openQueue(database, jobs, (error) => log.error(error, 'queue'))
    const readCache = new TaggedCache<CachedRead>(maxCachedReads)
    let productCache = new TaggedCache<CachedRead>(config.productCacheBytes)
    const pageCache = new PageCache(config.pageCacheBytes)
    const invalidate = (tags: Tag[]) => {
      readCache.invalidate(tags)
      productCache.invalidate(tags)
      pageCache.invalidate(tags)
    }
    await database.listen(invalidationChannel, (payload) => invalidate(parseTags(payload)))
    const settings = await watchSettings(database, () => {
      productCache = new TaggedCache(config.productCacheBytes) // requests with the old settings still fill the old one
      invalidate(['all'])
    })
    const mailBox = createMailTransport(config.smtpUrl, join(config.dataFolder, 'mail'), report)
    const demoBank = openDemoBank(config)
    const gateway = config.przelewy24 ? createPrzelewy24(config.przelewy24) : (demoBank?.gateway ?? null)
    const partners = openPartners(config.partnerAddresses, gateway)
    const checkDisk = watchDisk(config.dataFolder)
    const secret = () => readSecret(config.secret, config.dataFolder)
    const accountsOptions = { cost: passwordCost, providers: config.identityProviders }
    const accounts = new Accounts(database.web, secret(), config.publicUrl, accountsOptions)
    let links = new LinkSigner(secret())
    let webhookSecrets = new SealedSecrets(secret(), 'webhook secrets')
    await database.listen('restored', () => {
      accounts.useSecret(secret())
      links = new LinkSigner(secret())
      webhookSecrets = new SealedSecrets(secret(), 'webhook secrets')
    })
    return {
      config,
      database,
      queue,
      mailBox,
      metrics: config.metricsPort === null ? null : await loadMetrics(database, queue),
      accounts,
      demoBank,
      pageCache,
      phrases: new PhraseCounter(),
      publicShop: (publicUrl, currency) => {
        const decided = settings.current()
        return {
          database: database.query,
          primary: database.web,
          now: new Date(),
          ...decided,
          textOverrides: withPriceTypeTexts(decided.textOverrides, decided.settings.get(priceTypeSetting)),
          currency: chooseCurrency(decided, currency),
          publicUrl,
          enqueue: queue.enqueue,
          cacheDependencies: null,
          readCache,
          productCache,
          partners,
          links,
          webhookSecrets,
          invalidate,
        }
      },
      firstRunKey: () => firstRunKey(secret()),
      reloadSettings: settings.reload,
      checkReady: async () => {
        await checkDisk()
        const missing = await newMigrations(database.web, migrations)
        if (missing.length > 0) throw new Error('the database lacks a migration')
      },
      closing: new ShutdownState(),
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

/** The Prometheus library is loaded only when metrics are enabled. */
async function loadMetrics({ connections }: OpenDatabase, queue: Queue): Promise<Metrics> {
  const { createMetrics } = await import('#platform/metrics/metrics.ts')
  return createMetrics({ connections, queues: queue.counts })
}
