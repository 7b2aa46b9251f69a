import { findSellingGaps } from '#features/checkout/reads/find-selling-gaps.ts'
import { pageStates } from '#features/content/reads/page-states.ts'
import { sellerOf } from '#features/content/settings.ts'
import { despatchSettings } from '#features/delivery/settings.ts'
import { methodsIn } from '#features/payments/rules.ts'
import { offeredCurrencies } from '#features/pricing/reads/currencies.ts'
import type { PublicShop } from '#shop'
import type { Config } from '../../platform/config.ts'
import { demoSignIns } from '../demo/demo-sign-ins.ts'
import { gapLine } from '../selling-words.ts'
import { type Finding, note, well, wrong } from './finding.ts'

/** What a shop open to strangers must have. */
export async function lookAtShop(config: Config, shop: PublicShop | null): Promise<Finding[]> {
  if (!shop) return [publicAddress(config)]
  return [
    publicAddress(config),
    seller(shop),
    await orders(shop),
    ...despatch(shop),
    ...(await unreadPages(shop)),
    ...accounts(shop),
    await demoAccounts(config, shop),
  ]
}

function publicAddress({ publicUrl }: Config): Finding {
  if (!publicUrl) return note('adres', 'Bez PUBLIC_URL sklep odpowiada tylko na tym komputerze: do wypróbowania.')
  if (publicUrl.startsWith('http:') && !/\/\/(?:localhost|127\.)/.test(publicUrl))
    return wrong('adres', `${publicUrl} nie szyfruje. Postaw przed sklepem serwer z HTTPS i wpisz PUBLIC_URL=https://…`)
  return well('adres', publicUrl)
}

function seller(shop: PublicShop): Finding {
  const { name, taxNumber, email, street } = sellerOf(shop.settings)
  return name && taxNumber && email && street
    ? well('sprzedawca', `${name}, NIP ${taxNumber}`)
    : note(
        'sprzedawca',
        'Prawo wymaga danych sprzedawcy. Wpisz je: settings set seller.name … (także taxNumber, street, email).',
      )
}

/** A shop that lacks what the law or an order needs sells nothing: better to know before the first customer does. */
async function orders(shop: PublicShop): Promise<Finding> {
  const gaps = await findSellingGaps(shop)
  return gaps.length === 0 ? well('zamówienia', 'sklep może je przyjmować') : wrong('zamówienia', gapLine(gaps))
}

/** Shoppers like to know the day; only the merchant can name it. */
function despatch(shop: PublicShop): Finding[] {
  if (shop.settings.get(despatchSettings.promises) === 'day') return []
  const how =
    'Podaj godzinę: new z „sameDayUntil” w pliku albo settings set delivery.orderDeadline.monday … i delivery.promises day'
  return [note('wysyłka', `Sklep nie mówi, którego dnia wyśle. ${how}`)]
}

async function unreadPages(shop: PublicShop): Promise<Finding[]> {
  const unread = (await pageStates(shop)).filter(({ unreadTemplate }) => unreadTemplate).map(({ slug }) => slug)
  if (unread.length === 0) return []
  const how = 'Niech przeczyta je prawnik, potem: pages publish <strona> --read'
  return [note('strony', `Z wzoru, przez nikogo nieprzeczytane: ${unread.join(', ')}. ${how}`)]
}

/** Whoever pays in another currency pays by transfer. */
function accounts(shop: PublicShop): Finding[] {
  return offeredCurrencies(shop).flatMap(({ format: { code } }) =>
    methodsIn(code, sellerOf(shop.settings, code).bankAccount).length > 0
      ? []
      : note('waluta', `W ${code} nie ma czym zapłacić. Wpisz rachunek: settings set seller.bankAccount${code} …`),
  )
}

async function demoAccounts({ publicUrl }: Config, shop: PublicShop): Promise<Finding> {
  const people = await demoSignIns(shop)
  if (people.length === 0) return well('konta demo', 'nie ma')
  const words = `Hasła klientów sklepu demo są publiczne (${people.map(({ email }) => email).join(', ')}).`
  return publicUrl
    ? wrong('konta demo', `${words} Otwórz sklep na pustej bazie, z DEMO=no.`)
    : note('konta demo', `${words} Prawdziwy sklep otwórz na pustej bazie.`)
}
