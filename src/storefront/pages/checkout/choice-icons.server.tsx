import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { CourierIcon } from '#features/delivery/ui/courier-icon.tsx'
import type { PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { paymentIcons } from '#features/payments/ui/payment-icons.ts'
import { PaymentMarks } from '#features/payments/ui/payment-marks.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import type { Shop } from '#shop'

/** The icons of couriers, by their ids, and the icons and marks of ways to pay as HTML: browsers need not load the shapes of those that are not offered. */
export function choiceIcons(
  shop: Shop,
  options: Pick<DeliveryOption, 'courierId' | 'icon'>[],
  methods: PaymentMethod[],
): Record<string, string> {
  const couriers = options.map(({ courierId, icon }) => [courierId, renderStatic(shop, <CourierIcon icon={icon} />)])
  const ways = methods.map((method) => {
    const Icon = paymentIcons[method]
    return [
      method,
      renderStatic(
        shop,
        <>
          <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
          <span aria-hidden="true" className="order-last flex flex-col gap-1 text-center tablet:flex-row">
            <PaymentMarks methods={[method]} />
          </span>
        </>,
      ),
    ]
  })
  return Object.fromEntries([...couriers, ...ways])
}
