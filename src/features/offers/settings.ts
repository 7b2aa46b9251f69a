import { textSetting } from '#shared/setting.ts'

/** Blocks the sale of every product, such as during the shop's holidays (A4.5). */
export const disabledTextSetting = textSetting(
  'sale.disabledText',
  '',
  'Gdy wpisane, niczego nie można kupić, a przy każdym produkcie stoją te słowa',
)
