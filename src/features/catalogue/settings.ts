import { choiceSetting, numberSetting, type Setting } from '#shared/setting.ts'

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
  description: 'Adres odnośnika „Zapytaj o produkt”: /ścieżka, https://… albo mailto:…',
  check: (raw) => (typeof raw === 'string' && /^(?:\/(?![/\\])|https:\/\/|mailto:)\S*$/.test(raw) ? raw : null),
}

/** How much text of a category's description is shown before 'Czytaj więcej' (B9.14). */
export const descriptionLengthSetting = numberSetting(
  'category.description.length',
  512,
  [40, 10_000],
  'Ile znaków opisu kategorii widać, zanim ktoś kliknie „Czytaj więcej”',
)

/** Whether a page that has been open for a while reloads price, availability and shipping time of a size when it is chosen (A7.3). */
export const sizeLookupSetting = choiceSetting<'yes' | 'no'>(
  'product.sizeLookup',
  'yes',
  ['yes', 'no'],
  'Po wyborze rozmiaru na stronie otwartej dłużej niż minutę: pytać sklep, czy cena, dostępność i termin wysyłki są aktualne',
)
