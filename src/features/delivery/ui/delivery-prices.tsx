import { useTranslate } from '#kit/messages.tsx'
import type { DeliveryPriceText } from '../rules/delivery-prices.ts'
import { costTexts } from '../texts.ts'
import { DeliveryOptionList } from './delivery-info.tsx'

/** The list of prices: couriers at home, and abroad with the country of each. */
export function DeliveryPrices({ home, abroad }: { home: DeliveryPriceText[]; abroad: DeliveryPriceText[] }) {
  const t = useTranslate()
  return (
    <>
      {home.length > 0 && <DeliveryOptionList ways={home} />}
      {abroad.length > 0 && (
        <>
          <h3 className="mt-8 mb-2 text-large">{t(costTexts.abroad)}</h3>
          <DeliveryOptionList ways={abroad} />
        </>
      )}
      {[...home, ...abroad].some(({ variesByPostcode }) => variesByPostcode) && (
        <p className="mt-3 text-small text-soft">{t(costTexts.otherAreas)}</p>
      )}
    </>
  )
}
