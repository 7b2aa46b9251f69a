import type { ReactNode } from 'react'
import { type CostFacts, chosenCost, firstConfiguration } from '#features/basket/rules/chosen-cost.ts'
import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { quantityRange } from '#features/basket/rules/quantity.ts'
import { isTold } from '#features/basket/rules/told-price.ts'
import type { Choices } from '#features/basket/ui/buyable-size.ts'
import { BundleChooser } from '#features/basket/ui/choices/bundle-chooser.tsx'
import { SubscriptionChooser } from '#features/basket/ui/choices/subscription-chooser.tsx'
import { WishFields } from '#features/basket/ui/choices/wish-fields.tsx'
import type { ConfiguratorField } from '#features/catalogue/rules/configurator.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { sectionPrefixSetting } from '#features/catalogue/settings.ts'
import { Section, SectionIds } from '#features/catalogue/ui/section.tsx'
import { shownAmount } from '#features/pricing/rules.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { staticMarkup } from '#kit/static-markup.tsx'
import type { PublicShop } from '#shop'

/**
 * What is chosen before a product is bought; null for what is simply bought. Its fields are made here, so that pages of ordinary
 * products carry none of the scripts for them.
 */
export function choicesOf(shop: PublicShop, offers: SizeOffer[]): Choices | null {
  const [offer] = offers
  if (!offer || isSimplyBought(offer) || isAskedFor(offer)) return null
  const fields = offer.configurator.map((field) => asShown(shop, field, offer.price?.vatPercent ?? '0'))
  const costs = costsOf(shop, offers)
  const html = render(
    shop,
    <>
      <Section name="bundle">{offer.parts.length > 0 && <BundleChooser parts={offer.parts} />}</Section>
      {offer.subscription && (
        <SubscriptionChooser
          subscription={offer.subscription}
          unit={offer.unit}
          minimum={offer.bounds.minimumPerSubscription ?? null}
        />
      )}
      {offer.pointsPrice !== null && <input type="hidden" name="forpoints" value="1" />}
      <Section name="configurator">{fields.length > 0 && <WishFields fields={fields} />}</Section>
    </>,
  )
  return { html, costs, atFirst: costs ? costsAtFirst(costs, offers) : {} }
}

/** What the fields make of the price; null where there are none that do, or no price is told. */
function costsOf(shop: PublicShop, offers: SizeOffer[]): CostFacts | null {
  const [{ configurator: fields = [], subscription = null, price = null } = {}] = offers
  if (fields.length === 0 && subscription === null) return null
  const told = offers.flatMap((offer) =>
    offer.price && isTold(offer) ? [[offer.size.type, { gross: offer.price.gross, tiers: offer.price.tiers }]] : [],
  )
  return {
    ...{ fields, subscription, prices: Object.fromEntries(told) },
    ...{ vatPercent: price?.vatPercent ?? '0', priceType: shop.settings.get(priceTypeSetting) },
  }
}

function costsAtFirst(costs: CostFacts, offers: SizeOffer[]): Choices['atFirst'] {
  const plain = { configuration: firstConfiguration(costs.fields), subscribes: false }
  return Object.fromEntries(
    offers.map(({ size, bounds }) => {
      const choice = { size: size.type, quantity: quantityRange(bounds).minimum, ...plain }
      return [size.type, chosenCost(costs, choice)]
    }),
  )
}

function isSimplyBought({ parts, configurator, subscription, pointsPrice }: SizeOffer): boolean {
  return parts.length === 0 && configurator.length === 0 && subscription === null && pointsPrice === null
}

/** Samples and prices by phone: what is chosen of them the seller is told, not the form. */
function isAskedFor(offer: SizeOffer): boolean {
  return offer.free || priceLabel(offer) === 'phone'
}

function asShown(shop: PublicShop, field: ConfiguratorField, vatPercent: string): ConfiguratorField {
  const show = (gross: number) => shownAmount(gross, vatPercent, shop.settings.get(priceTypeSetting))
  const options = field.options?.map((option) => ({ ...option, price: show(option.price) })) ?? null
  return { ...field, price: show(field.price), options }
}

function render(shop: PublicShop, fields: ReactNode): string {
  return staticMarkup(
    shop,
    <SectionIds prefix={shop.settings.get(sectionPrefixSetting)}>
      <div className="flex flex-col gap-5 not-has-[>:not(:empty)]:hidden">{fields}</div>
    </SectionIds>,
    'choice-',
  )
}
