import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RefusedPromotion } from '#features/promotions/rules/promotion-result.ts'
import { extrasPageTexts } from '../texts/extras.ts'
import { GiftsAndPromotions } from './gifts-and-promotions.tsx'

const bowl = { productId: 1016, sizeId: 16, sizeType: 'uniw', name: 'Miseczka na sos i dip 120 ml', picture: null }
const tea: RefusedPromotion = {
  ...{ promotionId: 1, name: 'Czarka w prezencie do herbaty' },
  refusal: { code: 'minimum', message: { text: extrasPageTexts.chooseGift } },
}

const foldsOf = (choices: (typeof bowl)[], next: { name: string; missing: number } | null) => {
  const block = <GiftsAndPromotions choices={choices} next={next} chosen={null} refused={[tea]} />
  return renderToStaticMarkup(block).match(/<details[^>]*>/g)
}

test.each([
  ['folded below gifts', [bowl], null, [true, false]],
  ['folded below the next gift', [], { name: bowl.name, missing: 600 }, [false]],
  ['open where nothing else is offered', [], null, [true]],
])('promotions that need more are %s', (_where, choices, next, open) => {
  expect(foldsOf(choices, next)?.map((fold) => fold.includes('open'))).toEqual(open)
})
