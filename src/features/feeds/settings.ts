import { numberSetting, type Setting, textSetting } from '#shared/setting.ts'
import { type FeedAddress, readFeedAddresses } from './checks/feed-addresses.ts'

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
