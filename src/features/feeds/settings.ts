import { numberSetting, type Setting, textSetting } from '#shared/setting.ts'
import { isWebAddress } from './checks/feed-values.ts'

/** Scheduled imports. */
export const feedAddressesSetting: Setting<FeedAddress[]> = {
  key: 'feeds.addresses',
  default: [],
  description:
    'Adresy plików z towarami, wczytywanych co jakiś czas; rozdzielone odstępami, każdy z nazwą źródła: hurtownia=https://hurtownia.example/gateway.xml',
  check: readFeedAddresses,
}

export const importIntervalSetting = numberSetting(
  'feeds.everyMinutes',
  60,
  [5, 10_080],
  'Co ile minut sklep pyta pod adresami z feeds.addresses, czy coś się zmieniło',
)

export const defaultVatSetting = textSetting(
  'feeds.vat',
  '23',
  'Stawka VAT towarów z feeds.addresses, gdy plik jej nie podaje',
)

export const maxMegabytesSetting = numberSetting(
  'feeds.mostMegabytes',
  500,
  [1, 10_000],
  'Ile megabajtów może mieć plik pobrany z adresu; rozpakowany dziesięć razy tyle',
)

/** A higher share of refusals is systematic: the import fails, so that a script or a nightly job notices. */
export const maxRefusedPercentSetting = numberSetting(
  'feeds.refusedPercent',
  10,
  [0, 100],
  'Ile procent towarów z pliku może zostać odrzuconych, zanim wczytywanie kończy się błędem',
)

/** A row that takes longer stops the import: rows of a valid file take a few milliseconds. */
export const maxRowSecondsSetting = numberSetting(
  'feeds.rowSeconds',
  10,
  [1, 600],
  'Po ilu sekundach nad jednym wierszem wczytywanie pliku z towarami się zatrzymuje',
)

/** A feed that is fetched on schedule, and the source name of its products. */
export interface FeedAddress {
  source: string
  address: string
}

const maxAddresses = 50

/**
 * Reads 'hurtownia=https://… inna=https://…' as typed, or an already parsed value; null when it is invalid or a name is
 * repeated.
 */
export function readFeedAddresses(raw: unknown): FeedAddress[] | null {
  const parts =
    typeof raw === 'string' ? raw.split(/\s+/).filter(Boolean).map(readPart) : Array.isArray(raw) ? raw : null
  if (!parts || parts.length > maxAddresses || !parts.every(isFeedAddress)) return null
  const sources = new Set(parts.map(({ source }) => source))
  return sources.size === parts.length ? parts : null
}

function readPart(text: string): FeedAddress {
  const separator = text.indexOf('=')
  return { source: text.slice(0, Math.max(0, separator)), address: text.slice(separator + 1) }
}

function isFeedAddress(value: unknown): value is FeedAddress {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('address' in value)) return false
  const { source, address } = value
  return typeof source === 'string' && /^[\w.-]{1,100}$/.test(source) && isFetchable(address)
}

/** Credentials within a URL are not sent, and would be visible wherever the URL is shown. */
function isFetchable(address: unknown): boolean {
  if (typeof address !== 'string' || !isWebAddress(address)) return false
  const [, host = ''] = /^https?:\/\/([^/?#\\]*)/i.exec(address) ?? []
  return /^(?:[^:@]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)
}
