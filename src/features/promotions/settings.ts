import { idsSetting } from '#shared/setting.ts'

/** Ids of gift cards, which are means of payment: a promotion applies to them only when it names them. */
export const giftCardsSetting = idsSetting(
  'promotions.giftCards',
  'Numery kart podarunkowych, po spacji: promocje i kody ich nie obniżają, chyba że wymieniają je wprost',
)
