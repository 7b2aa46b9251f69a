import { choiceSetting } from '#shared/setting.ts'

/** Whether the order is one page, or the buyer's data and then a summary. */
export const onePageSetting = choiceSetting(
  'checkout.onePage',
  'no',
  ['no', 'yes'],
  'Czy zamówienie jest na jednej stronie (yes), czy w dwóch krokach: dane i dostawa, a potem podsumowanie (no)',
)
