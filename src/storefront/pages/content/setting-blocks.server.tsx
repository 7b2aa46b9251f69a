import { offeredPaymentMethods } from '#features/checkout/views/payment-methods.ts'
import type { SettingBlock } from '#features/content/rules/page-blocks.ts'
import { describeDespatchWeek } from '#features/delivery/rules/despatch-week.ts'
import { despatchRules } from '#features/delivery/settings.ts'
import { DeliveryPrices } from '#features/delivery/ui/delivery-prices.tsx'
import { getDeliveryPrices } from '#features/delivery/views/delivery-prices.ts'
import { unpaidDaysSetting } from '#features/payments/settings.ts'
import { PaymentWays } from '#features/payments/ui/payment-ways.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import type { PublicShop } from '#shop'
import { costFormatOf } from '../delivery/delivery-data.server.ts'

/** Returns a list of a content page as HTML, with what the settings and the couriers say today. */
export async function renderSettingBlock(shop: PublicShop, block: SettingBlock): Promise<string> {
  switch (block) {
    case 'delivery.ways':
      return renderStatic(shop, <DeliveryPrices {...(await getDeliveryPrices(shop, costFormatOf(shop)))} />)
    case 'delivery.despatch':
      return renderStatic(
        shop,
        <DespatchWeek lines={describeDespatchWeek(despatchRules(shop.settings, []), shop.textOverrides)} />,
      )
    case 'payments.ways': {
      const waitDays = shop.settings.get(unpaidDaysSetting)
      return renderStatic(shop, <PaymentWays methods={offeredPaymentMethods(shop)} waitDays={waitDays} />)
    }
  }
}

function DespatchWeek({ lines }: { lines: string[] }) {
  return (
    <div className="rich-text">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
