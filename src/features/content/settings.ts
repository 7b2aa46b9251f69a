import { checkIban } from '#features/customers/checks/iban.ts'
import { checkPhone } from '#features/customers/checks/phone.ts'
import { checkEmail } from '#features/customers/rules/fields/email.ts'
import type { FieldResult } from '#features/customers/rules/fields/field-result.ts'
import { readPostcode } from '#features/customers/rules/fields/postcode.ts'
import { readNip } from '#features/customers/rules/fields/tax-number-shape.ts'
import { baseCurrency } from '#shared/money.ts'
import { ownProperty } from '#shared/own-property.ts'
import { numberSetting, type Setting, textSetting } from '#shared/setting.ts'
import {
  readHomeSections,
  readListPictures,
  readPromoBars,
  readSlides,
  readToplayers,
} from './checks/content-blocks.ts'
import {
  type BrandPicture,
  readBrandPicture,
  readColours,
  readRegistry,
  readSecurityContact,
} from './checks/shop-identity.ts'
import type { Colours } from './rules/colours.ts'
import type { HomeSection, ListPicture, PromoBar, Slide, Toplayer } from './rules/content-blocks.ts'

/** The seller: shown on every page, order and mail. */
export interface Seller {
  shopName: string
  name: string
  taxNumber: string
  registry: string
  street: string
  postcode: string
  city: string
  email: string
  phone: string
  /** The account for the order's currency; '' without one. */
  bankAccount: string
}

export const sellerSettings: { [Name in keyof Seller]: Setting<string> } = {
  shopName: textSetting('seller.shopName', 'Witryna', 'Nazwa sklepu, jak widzą ją kupujący'),
  name: textSetting('seller.name', '', 'Pełna nazwa sprzedawcy: imię i nazwisko lub firma'),
  taxNumber: checkedSetting(
    'seller.taxNumber',
    'NIP sprzedawcy: dziesięć cyfr, z których ostatnia jest kontrolna',
    readNip,
  ),
  registry: checkedSetting(
    'seller.registry',
    'Rejestr, numer w rejestrze (KRS: 10 cyfr), REGON z cyfrą kontrolną, sąd, kapitał zakładowy',
    readRegistry,
  ),
  street: textSetting('seller.street', '', 'Ulica i numer'),
  postcode: checkedSetting('seller.postcode', 'Kod pocztowy, jak 03-718', (input) => readPostcode(input, 'PL')),
  city: textSetting('seller.city', '', 'Miejscowość'),
  email: checkedSetting('seller.email', 'Adres e-mail sprzedawcy; tu przychodzą zamówienia', (input) =>
    validValue(checkEmail(input)),
  ),
  phone: checkedSetting('seller.phone', 'Telefon sprzedawcy, jak 22 000 01 45 albo +48220000145', (input) =>
    validValue(checkPhone(input, { country: 'PL' })),
  ),
  bankAccount: accountSetting('seller.bankAccount', 'Numer rachunku, na który płaci się przelewem (IBAN)'),
}

/** Accounts for transfers in currencies other than PLN. */
export const foreignAccountSettings: Record<string, Setting<string>> = {
  EUR: accountSetting('seller.bankAccountEUR', 'Numer rachunku w EUR (IBAN); bez niego w EUR nie ma przelewu'),
}

/** An account with a valid checksum, or none: money sent to a wrong account is lost. */
function accountSetting(key: string, description: string): Setting<string> {
  return checkedSetting(key, description, (input) => validValue(checkIban(input)))
}

/** A value that the form accepts, stored in the form's notation, or empty. */
function checkedSetting(key: string, description: string, read: (input: string) => string | null): Setting<string> {
  const check = (raw: unknown) => {
    if (typeof raw !== 'string' || raw.length > 10_000) return null
    return raw.trim() === '' ? '' : read(raw)
  }
  return { key, default: '', description, check }
}

function validValue(result: FieldResult): string | null {
  return 'value' in result ? result.value : null
}

/** The contact for security reports: /.well-known/security.txt. */
export const securityContactSetting: Setting<string> = {
  key: 'security.contact',
  default: '',
  description:
    'Dokąd zgłaszać luki w bezpieczeństwie: e-mail albo adres https; stoi w /.well-known/security.txt; pusty: seller.email',
  check: readSecurityContact,
}

/** Returns the current seller, with the account for this currency. */
export function getSeller(settings: { get: (setting: Setting<string>) => string }, currency = baseCurrency): Seller {
  const entries = Object.entries(sellerSettings).map(([name, setting]) => [name, settings.get(setting)])
  const seller = Object.fromEntries(entries) as unknown as Seller
  if (currency === baseCurrency) return seller
  const account = ownProperty(foreignAccountSettings, currency)
  return { ...seller, bankAccount: account ? settings.get(account) : '' }
}

/** Announcements at the top of pages; one with a new id is shown again to visitors who closed it. */
export const promoBarsSetting: Setting<PromoBar[]> = {
  key: 'content.promoBars',
  default: [],
  description:
    'Paski u góry stron, lista JSON: id, text ({delivery.orderBy} i {delivery.freeFrom} wypełnia sklep), link ({text, address}), from i until (dzień albo chwila), pages ("all" albo lista: home, category, product, search, content, basket, account), look (calm | accent | sale)',
  check: readPromoBars,
}

/** Sections of the home page; by default the categories and the newest products. */
export const homeSectionsSetting: Setting<HomeSection[]> = {
  key: 'content.home',
  default: [],
  description:
    'Strona główna, lista JSON części: hero (title, text, links, pictures), promises (items: icon, title, text), categories, label (title, label: bestseller | new | recommended), category (title, category: numer), newest, reduced, opinions (title, products: numery najwyżej trzech), text (title, text, anchor, picture, link), picture (picture, link), link; pictures to {product, place}; pusta: kategorie i najnowsze towary',
  check: readHomeSections,
}

export const homeTitleSetting = textSetting(
  'content.homeTitle',
  '',
  'Tytuł strony głównej w przeglądarce i w wyszukiwarkach; pusty: nazwa sklepu',
)

export const homeDescriptionSetting = textSetting(
  'content.homeDescription',
  '',
  'Opis strony głównej dla wyszukiwarek; pusty: nazwa sklepu i jego kategorie',
)

/** Slides of the home page, after the shop's own slide. */
export const slidesSetting: Setting<Slide[]> = {
  key: 'content.slides',
  default: [],
  description:
    'Slajdy na stronie głównej, lista JSON: title, text, link ({text, address}), picture ({product, place}: które z kolei zdjęcie produktu), from i until (dzień albo chwila)',
  check: readSlides,
}

export const slidePauseSetting = numberSetting(
  'content.slidePause',
  7,
  [0, 60],
  'Co ile sekund slajdy na stronie głównej przesuwają się same; 0: nigdy',
)

/** Pictures at the heads of lists. */
export const listPicturesSetting: Setting<ListPicture[]> = {
  key: 'content.listPictures',
  default: [],
  description:
    'Zdjęcia u góry list, lista JSON: of (numer kategorii albo "nowosci", "promocje", "bestsellery") i picture ({product, place}: które z kolei zdjęcie produktu); główna kategoria bez własnego pokazuje zdjęcie swojej pierwszej podkategorii',
  check: readListPictures,
}

/** Windows on pages; a closed one stays hidden for a day. */
export const toplayersSetting: Setting<Toplayer[]> = {
  key: 'content.toplayers',
  default: [],
  description:
    'Okienka obok strony, lista JSON: id, title, text (akapit w wierszu), link ({text, address}), from i until (dzień albo chwila), pages ("all" albo lista jak w content.promoBars), devices (lista: mobile, tablet, pc)',
  check: readToplayers,
}

/** The shop's own colours; null uses those of styles.css. */
export const coloursSetting: Setting<Colours | null> = {
  key: 'look.colours',
  default: null,
  description:
    'Kolory sklepu, JSON: accent (przyciski i odnośniki) i background (tło), każdy jak "#1f4d3f"; napisy muszą być czytelne (kontrast 4,5 według WCAG)',
  check: readColours,
}

export const logoSetting: Setting<BrandPicture | null> = {
  key: 'look.logo',
  default: null,
  description: 'Logo zamiast nazwy u góry strony; wstawia je: new <plik JSON z "logo">',
  check: readBrandPicture,
}

export const iconSetting: Setting<BrandPicture | null> = {
  key: 'look.icon',
  default: null,
  description: 'Ikona karty przeglądarki; wstawia ją: new <plik JSON z "icon">',
  check: readBrandPicture,
}
