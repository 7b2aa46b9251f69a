/** What a shopper has chosen for the whole basket. */
export interface BasketChoices {
  /** As it was typed; '' for none. */
  rebateCode: string
  giftSizeId: number | null
  /** In what all of it is wrapped. */
  wrapSizeId: number | null
}

export const noChoices: BasketChoices = { rebateCode: '', giftSizeId: null, wrapSizeId: null }

/** The choices of a basket that takes in another one: the code that was typed last, else its own, and where it has none those of the other. */
export function mergeChoices(own: BasketChoices, brought: BasketChoices): BasketChoices {
  return {
    rebateCode: brought.rebateCode || own.rebateCode,
    giftSizeId: own.giftSizeId ?? brought.giftSizeId,
    wrapSizeId: own.wrapSizeId ?? brought.wrapSizeId,
  }
}
