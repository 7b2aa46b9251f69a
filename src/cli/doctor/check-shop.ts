import { safetyGaps } from '#features/catalogue/queries/disclosures.ts'
import { getSellingGaps } from '#features/checkout/views/checkout.ts'
import { getPageStates } from '#features/content/queries.ts'
import { getSeller } from '#features/content/settings.ts'
import { despatchSettings } from '#features/delivery/settings.ts'
import { listFeedSources } from '#features/feeds/queries.ts'
import { feedAddressesSetting } from '#features/feeds/settings.ts'
import { methodsForCurrency } from '#features/payments/rules/payment-methods.ts'
import { offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import type { Config } from '#platform/config.ts'
import type { PublicShop } from '#shop'
import { demoCredentials } from '../demo/demo-clients.ts'
import { sellingGapsLine } from '../format.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

/** Checks of a shop that is open to the public. */
export async function checkShop(config: Config, shop: PublicShop | null): Promise<Finding[]> {
  if (!shop) return [checkPublicAddress(config)]
  return [
    checkPublicAddress(config),
    checkSeller(shop),
    await checkOrders(shop),
    ...despatch(shop),
    ...(await checkUnreadPages(shop)),
    ...checkBankAccounts(shop),
    await checkDemoAccounts(config, shop),
  ]
}

function checkPublicAddress({ publicUrl }: Config): Finding {
  if (!publicUrl) return warning('adres', 'Bez PUBLIC_URL sklep odpowiada tylko na tym komputerze: do wypróbowania.')
  if (publicUrl.startsWith('http:') && !/\/\/(?:localhost|127\.)/.test(publicUrl))
    return failure(
      'adres',
      `${publicUrl} nie szyfruje. Postaw przed sklepem serwer z HTTPS i wpisz PUBLIC_URL=https://…`,
    )
  return ok('adres', publicUrl)
}

function checkSeller(shop: PublicShop): Finding {
  const { name, taxNumber, email, street } = getSeller(shop.settings)
  return name && taxNumber && email && street
    ? ok('sprzedawca', `${name}, NIP ${taxNumber}`)
    : warning(
        'sprzedawca',
        'Prawo wymaga danych sprzedawcy. Wpisz je: settings set seller.name … (także taxNumber, street, email).',
      )
}

/** A shop that lacks legal or order data sells nothing: report it before the first customer notices. */
async function checkOrders(shop: PublicShop): Promise<Finding> {
  const gaps = await getSellingGaps(shop)
  return gaps.length === 0 ? ok('zamówienia', 'sklep może je przyjmować') : failure('zamówienia', sellingGapsLine(gaps))
}

/** Shoppers want a delivery date; only the merchant can set the deadline. */
function despatch(shop: PublicShop): Finding[] {
  if (shop.settings.get(despatchSettings.promises) === 'day') return []
  const how =
    'Podaj godzinę: new z „sameDayUntil” w pliku albo settings set delivery.orderDeadline.monday … i delivery.promises day'
  return [warning('wysyłka', `Sklep nie mówi, którego dnia wyśle. ${how}`)]
}

async function checkUnreadPages(shop: PublicShop): Promise<Finding[]> {
  const unread = (await getPageStates(shop)).filter(({ unreadTemplate }) => unreadTemplate).map(({ slug }) => slug)
  if (unread.length === 0) return []
  const how = 'Niech przeczyta je prawnik, potem: pages publish <strona> --read'
  return [warning('strony', `Z wzoru, przez nikogo nieprzeczytane: ${unread.join(', ')}. ${how}`)]
}

/** Clients who pay in another currency pay by transfer. */
function checkBankAccounts(shop: PublicShop): Finding[] {
  return offeredCurrencies(shop).flatMap(({ format: { code } }) =>
    methodsForCurrency({
      currency: code,
      account: getSeller(shop.settings, code).bankAccount,
      online: false,
      secure: false,
    }).length > 0
      ? []
      : warning('waluta', `W ${code} nie ma czym zapłacić. Wpisz rachunek: settings set seller.bankAccount${code} …`),
  )
}

async function checkDemoAccounts({ publicUrl }: Config, shop: PublicShop): Promise<Finding> {
  const people = await demoCredentials(shop)
  if (people.length === 0) return ok('konta demo', 'nie ma')
  const message = `Hasła klientów sklepu demo są publiczne (${people.map(({ email }) => email).join(', ')}).`
  return publicUrl
    ? failure('konta demo', `${message} Otwórz sklep na pustej bazie, z DEMO=no.`)
    : warning('konta demo', `${message} Prawdziwy sklep otwórz na pustej bazie.`)
}

const maxListed = 20

const gapLabels = { manufacturer: 'bez danych producenta', responsible: 'bez osoby odpowiedzialnej w Unii' }

/** Goods that may not be offered without safety information: Regulation (EU) 2023/988, art. 19. */
export async function checkProductSafety(shop: PublicShop): Promise<Finding[]> {
  const gaps = await safetyGaps(shop)
  if (gaps.length === 0) return [ok('bezpieczeństwo', 'każdy towar mówi, kto za niego odpowiada')]
  const listed = gaps.slice(0, maxListed).map(({ productId, name, producer, gap }) => {
    const producerSuffix = producer ? ` (${producer})` : ''
    return `\n    ${productId} ${name}${producerSuffix}: ${gapLabels[gap]}`
  })
  const rest = gaps.length > maxListed ? `\n    … i ${gaps.length - maxListed} więcej` : ''
  const how = 'Wpisz dane: safety producer … albo safety product …'
  return [
    warning(
      'bezpieczeństwo',
      `Towary, których bez tych danych nie wolno oferować: ${gaps.length}. ${how}${listed.join('')}${rest}`,
    ),
  ]
}

/** Whether scheduled imports work; no finding without imports. */
export async function checkFeedImports(shop: PublicShop): Promise<Finding[]> {
  const addresses = shop.settings.get(feedAddressesSetting)
  if (addresses.length === 0) return []
  const failing = (await listFeedSources(shop)).filter(
    ({ problem, source, address }) =>
      problem !== null && addresses.some((one) => one.source === source && one.address === address),
  )
  if (failing.length === 0) return [ok('pliki z towarami', `źródła: ${addresses.length}`)]
  const listed = failing.map(({ source, problem }) => `\n    ${source}: ${problem}`)
  return [warning('pliki z towarami', `Nie wczytują się: ${failing.length}. Więcej: feeds list${listed.join('')}`)]
}
