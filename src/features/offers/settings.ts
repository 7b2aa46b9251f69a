import { textSetting } from '#shared/setting.ts'

/** Keeps every product from being bought, such as in the holidays of the shop (A4.5). */
export const disabledTextSetting = textSetting(
  'sale.disabledText',
  '',
  'Gdy wpisane, niczego nie można kupić, a przy każdym produkcie stoją te słowa',
)
