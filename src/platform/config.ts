import { resolve } from 'node:path'
import type { IdentityProvider } from './accounts/providers/identity-provider.ts'
import { readProviders } from './accounts/providers/read-providers.ts'
import { programFolder } from './program-folder.ts'

/** The environment's settings; the table in README explains each. */
export interface Config {
  host: string
  port: number
  /** Processes that serve this port together; more than one only on PostgreSQL. */
  workers: number
  /** PostgreSQL if set, else the embedded engine in `dataFolder`. */
  databaseUrl: string | null
  /** Standbys of that PostgreSQL, from which public pages are read. */
  databaseReplicaUrls: string[]
  /** Absolute; a relative path starts in the program folder, regardless of the working directory. */
  dataFolder: string
  /** Null for a local trial: then every loopback name and port is accepted. */
  publicUrl: string | null
  smtpUrl: string | null
  /** Signs cookies of accounts; when absent, generated and stored in the data folder. */
  secret: string | null
  /** Fill an empty database with the demo shop, whose clients have public passwords. */
  demo: boolean
  /** Hosts ('name' or 'name:port') from which pictures may be fetched although their addresses are private. */
  pictureHostsAllowed: string[]
  /** While developing, webhooks may go to this machine, by http too. */
  webhookLoopback: boolean
  /** Port of /metrics; null: disabled. */
  metricsPort: number | null
  /** Memory limit of the page cache, in bytes; 0 disables it. */
  pageCacheBytes: number
  /** Memory limit of the cached facts of products, in bytes; 0 disables that cache. */
  productCacheBytes: number
  /** Where the registers outside answer, by name; null: none is asked. Only tests change it. */
  partnerAddresses: { vies: string; taxpayers: string } | null
  /** What Przelewy24 gave the merchant, and where it answers; null: not used. */
  przelewy24: Przelewy24Account | null
  /** Services by which clients may sign in, in the order of their buttons. */
  identityProviders: IdentityProvider[]
  /** How long a stopping shop still serves while /readyz reports 503, in seconds, so that proxies notice. */
  drainSeconds: number
}

export interface Przelewy24Account {
  keys: { merchantId: number; posId: number; apiKey: string; crc: string }
  /** 'https://secure.przelewy24.pl' */
  address: string
}

/** Returns the configuration; throws an Error with a readable message for an invalid value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  return {
    host: environment.HOST || 'localhost',
    port: readPort('PORT', environment.PORT) ?? 3000,
    workers: readWorkers(environment),
    databaseUrl: environment.DATABASE_URL || null,
    databaseReplicaUrls: readReplicas(environment),
    dataFolder: resolve(programFolder(), environment.DATA_FOLDER || 'data'),
    publicUrl: readPublicUrl(environment.PUBLIC_URL),
    smtpUrl: environment.SMTP_URL || null,
    secret: environment.SECRET || null,
    demo: readDemo(environment),
    pictureHostsAllowed: (environment.PICTURE_HOSTS_ALLOWED ?? '').split(',').filter(Boolean),
    webhookLoopback: readYesNo('WEBHOOK_LOOPBACK', environment.WEBHOOK_LOOPBACK) ?? false,
    metricsPort: readPort('METRICS_PORT', environment.METRICS_PORT),
    pageCacheBytes: readCacheSize('PAGE_CACHE_MEGABYTES', environment.PAGE_CACHE_MEGABYTES, 64),
    productCacheBytes: readCacheSize('PRODUCT_CACHE_MEGABYTES', environment.PRODUCT_CACHE_MEGABYTES, 32),
    partnerAddresses: {
      vies: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
      taxpayers: 'https://wl-api.mf.gov.pl/api',
    },
    przelewy24: readPrzelewy24(environment),
    identityProviders: readProviders(environment),
    drainSeconds: readDrain(environment),
  }
}

/** WEB_CONCURRENCY is the name that hosting platforms use. */
function readWorkers({ WEB_CONCURRENCY, DATABASE_URL }: Record<string, string | undefined>): number {
  const workers = Number(WEB_CONCURRENCY || 1)
  if (!Number.isInteger(workers) || workers < 1 || workers > 64)
    throw new Error(`WEB_CONCURRENCY to liczba procesów od 1 do 64, a nie „${WEB_CONCURRENCY}”.`)
  if (workers > 1 && !DATABASE_URL)
    throw new Error(
      `WEB_CONCURRENCY=${workers} wymaga PostgreSQL w DATABASE_URL: wbudowana baza służy jednemu procesowi. Podaj DATABASE_URL albo WEB_CONCURRENCY=1.`,
    )
  return workers
}

function readReplicas({ DATABASE_URL, DATABASE_REPLICA_URLS }: Record<string, string | undefined>): string[] {
  const urls = (DATABASE_REPLICA_URLS ?? '').split(',').map((url) => url.trim())
  const replicaUrls = urls.filter(Boolean)
  if (replicaUrls.length > 0 && !DATABASE_URL)
    throw new Error(
      'DATABASE_REPLICA_URLS to repliki bazy z DATABASE_URL, a jej nie podano. Wbudowana baza nie ma replik.',
    )
  return replicaUrls
}

/** All of it, or none. POS_ID is that of the merchant where an account has one shop. */
function readPrzelewy24(environment: Record<string, string | undefined>): Przelewy24Account | null {
  const { P24_MERCHANT_ID, P24_POS_ID, P24_API_KEY, P24_CRC, P24_SANDBOX } = environment
  const isSandbox = readYesNo('P24_SANDBOX', P24_SANDBOX) ?? false
  if (!P24_MERCHANT_ID && !P24_POS_ID && !P24_API_KEY && !P24_CRC) return null
  if (!P24_MERCHANT_ID || !P24_API_KEY || !P24_CRC)
    throw new Error(
      'Przelewy24 wymaga trzech zmiennych: P24_MERCHANT_ID, P24_API_KEY i P24_CRC. Są w panelu Przelewy24.',
    )
  return {
    keys: {
      merchantId: readAccountNumber('P24_MERCHANT_ID', P24_MERCHANT_ID),
      posId: readAccountNumber('P24_POS_ID', P24_POS_ID || P24_MERCHANT_ID),
      apiKey: P24_API_KEY,
      crc: P24_CRC,
    },
    address: `https://${isSandbox ? 'sandbox' : 'secure'}.przelewy24.pl`,
  }
}

function readAccountNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} to numer konta w Przelewy24, same cyfry, a nie „${text}”.`)
  return Number(text)
}

/** A public shop gets the demo only on request. */
function readDemo({ DEMO, DATABASE_URL, PUBLIC_URL }: Record<string, string | undefined>): boolean {
  return readYesNo('DEMO', DEMO) ?? (!DATABASE_URL && !PUBLIC_URL)
}

function readYesNo(name: string, text: string | undefined): boolean | null {
  if (!text) return null
  if (text !== 'yes' && text !== 'no') throw new Error(`${name} to yes albo no, a nie „${text}”.`)
  return text === 'yes'
}

/** Only a shop with a public address has a proxy in front of it. */
function readDrain({ DRAIN_SECONDS, PUBLIC_URL }: Record<string, string | undefined>): number {
  if (!DRAIN_SECONDS) return PUBLIC_URL ? 5 : 0
  const seconds = Number(DRAIN_SECONDS)
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 600)
    throw new Error(`DRAIN_SECONDS to liczba od 0 do 600, a nie „${DRAIN_SECONDS}”.`)
  return seconds
}

function readPort(name: string, text: string | undefined): number | null {
  if (!text) return null
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`${name} to liczba od 0 do 65535, a nie „${text}”.`)
  return port
}

function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search)
    throw new Error(`PUBLIC_URL ma wyglądać jak https://sklep.example, a nie „${text}”.`)
  return url.origin
}

function readCacheSize(name: string, text: string | undefined, usual: number): number {
  const megabytes = Number(text || usual)
  if (!(megabytes >= 0 && megabytes <= 65_536))
    throw new Error(`${name} to liczba megabajtów, 0 wyłącza, a nie „${text}”.`)
  return megabytes * 1024 * 1024
}
