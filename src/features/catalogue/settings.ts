import { choiceSetting, numberSetting, type Setting, textSetting } from '#shared/setting.ts'
import { euVatRate, type VatRateKind, vatRateKinds } from './rules/eu-vat-rates.ts'

/** The prefix of the ids of all parts of a product's page (A2.8). */
export const sectionPrefixSetting: Setting<string> = {
  key: 'product.idPrefix',
  default: 'projector_',
  description: 'Początek identyfikatorów (id) na stronie produktu: litera, potem litery, cyfry, - i _',
  check: (raw) => (typeof raw === 'string' && /^[a-z][\w-]{0,39}$/i.test(raw) ? raw : null),
}

/** The link for questions about a product (A2.10). */
export const contactLinkSetting: Setting<string> = {
  key: 'product.contactLink',
  default: '/contact.php',
  description: 'Adres odnośnika „Zadaj pytanie” na stronie produktu: /ścieżka, https://… albo mailto:…',
  check: (raw) => (typeof raw === 'string' && /^(?:\/(?![/\\])|https:\/\/|mailto:)\S*$/.test(raw) ? raw : null),
}

/** How much text of a category's description is shown before 'Czytaj więcej' (B9.14). */
export const descriptionLengthSetting = numberSetting(
  'category.description.length',
  512,
  [40, 10_000],
  'Ile znaków opisu kategorii widać, zanim ktoś kliknie „Czytaj więcej”',
)

/** A content page with measures, for products of a category and the categories below it. */
export interface SizeGuide {
  category: number
  /** The page's address: /strona/<page>. */
  page: string
}

/** Which content page helps to choose a size; each as '1040=rozmiary-fartuchow'. */
export const sizeGuidesSetting: Setting<string[]> = {
  key: 'product.sizeGuides',
  default: [],
  description:
    'Strony z tabelami rozmiarów, kategoria=strona, na przykład 1040=rozmiary-fartuchow; przy wyborze rozmiaru prowadzi do nich odnośnik, w stopce ich nie ma',
  check: (raw) => {
    const guides = typeof raw === 'string' ? raw.split(/[\s,;]+/).filter((guide) => guide !== '') : raw
    if (!Array.isArray(guides) || guides.length > 500) return null
    return guides.every((guide) => sizeGuide.test(String(guide))) ? guides.map(String) : null
  },
}

const sizeGuide = /^([1-9]\d{0,8})=([a-z][a-z0-9-]{0,79})$/

/** Returns the entries of that setting. */
export function sizeGuidesOf(raw: readonly string[]): SizeGuide[] {
  return raw.map((guide) => {
    const [, category, page = ''] = sizeGuide.exec(guide) ?? []
    return { category: Number(category), page }
  })
}

/** Whether a page that has been open for a while reloads price, availability and shipping time of a size when it is chosen (A7.3). */
export const sizeLookupSetting = choiceSetting<'yes' | 'no'>(
  'product.sizeLookup',
  'yes',
  ['yes', 'no'],
  'Po wyborze rozmiaru na stronie otwartej dłużej niż minutę: pytać sklep, czy cena, dostępność i termin wysyłki są aktualne',
)

/** Whether the seller declares VAT of other member states by the One Stop Shop: only then is anything sold abroad. */
export const ossSetting = choiceSetting<'no' | 'yes'>(
  'vat.oss',
  'no',
  ['no', 'yes'],
  'Sprzedawca jest zarejestrowany do procedury unijnej OSS: sklep wysyła też do innych krajów Unii, ze stawkami VAT tych krajów; bez tego tylko do Polski',
)

/** Why the seller's goods are exempt, where they do not say it themselves: for who is exempt as a whole. */
export const vatExemptionSetting = textSetting(
  'vat.exemption',
  '',
  'Podstawa prawna zwolnienia z VAT towarów ze stawką zw, które nie mają własnej, na przykład: art. 113 ust. 1 ustawy o VAT',
)

const mappedRate = /^([A-Z]{2}):([\w-]{1,20})=([a-z-]+)$/

/** Which VAT classes of the shop have a reduced rate in another member state; each as 'DE:5=reduced'. */
export const vatAbroadSetting: Setting<string[]> = {
  key: 'vat.abroad',
  default: [],
  description: `Stawki obniżone za granicą, kraj:stawka w sklepie=rodzaj stawki tam, na przykład DE:5=reduced CZ:5=reduced; pozostałe towary mają tam stawkę podstawową (${vatRateKinds.slice(1).join(' | ')})`,
  check: (raw) => {
    const words = typeof raw === 'string' ? raw.split(/[\s,;]+/).filter((word) => word !== '') : raw
    if (!Array.isArray(words) || words.length > 500) return null
    return words.every(isMappedRate) ? [...new Set<string>(words)] : null
  },
}

/** Some day on which every rate of the table that has not been abolished holds. */
const anyDay = '9999-12-31'

function isMappedRate(word: unknown): boolean {
  const [, country = '', , kind = ''] = mappedRate.exec(String(word)) ?? []
  return vatRateKinds.includes(kind as VatRateKind) && euVatRate(country, kind as VatRateKind, anyDay) !== null
}
