import { idsSetting } from '#shared/setting.ts'

/** Products that are money under another name: a promotion is for them only when it names them. */
export const giftCardsSetting = idsSetting(
  'promotions.giftCards',
  'Numery kart podarunkowych, po spacji: promocje i kody ich nie obniżają, chyba że wymieniają je wprost',
)
