import type { ReactNode } from 'react'
import { type ConfiguratorField, checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { sectionPrefixSetting } from '#features/catalogue/settings.ts'
import { Section, SectionIdProvider } from '#features/catalogue/ui/section.tsx'
import { configurationRefusal } from '#features/offers/rules/apply-line-options.ts'
import {
  type ConfiguredPriceFacts,
  configuredPrice,
  defaultConfiguration,
} from '#features/offers/rules/configured-price.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { isPriceVisible } from '#features/offers/rules/offer.ts'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import { choiceTexts } from '#features/offers/texts/choices.ts'
import { ConfigurationFields, type RefusedForm } from '#features/offers/ui/configuration-fields.tsx'
import { BundleChooser, SubscriptionChooser } from '#features/offers/ui/option-choosers.tsx'
import type { ProductOptions } from '#features/offers/ui/size-chooser.tsx'
import type { Amount } from '#features/pricing/rules/price-facts.ts'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'

/**
 * Returns the choices before a product is bought; null for a product without any. The server renders the fields, so that pages of ordinary
 * products carry none of their scripts.
 * @param partPrices of a bundle, in the order of its parts; empty where they are not public
 * @param typed the form that was sent without scripts and refused; null: none
 */
export function getChoices(
  shop: PublicShop,
  offers: SizeOffer[],
  partPrices: Amount[],
  typed: Record<string, string | undefined> | null,
): ProductOptions | null {
  const [offer] = offers
  if (!offer || hasNoChoices(offer) || isSoldOnRequest(offer)) return null
  const fields = offer.configurator.map((field) => displayedField(shop, field, offer.price?.vatPercent ?? '0'))
  const costs = getCostFacts(shop, offers)
  const priceType = shop.settings.get(priceTypeSetting)
  const html = render(
    shop,
    <>
      <Section name="bundle">
        {offer.parts.length > 0 && (
          <BundleChooser parts={offer.parts} prices={partPrices.map((price) => price[priceType])} typed={typed ?? {}} />
        )}
      </Section>
      {offer.subscription && (
        <SubscriptionChooser
          subscription={offer.subscription}
          unit={offer.unit}
          minimum={offer.bounds.minimumPerSubscription ?? null}
          typed={typed ?? {}}
        />
      )}
      {offer.pointsPrice !== null && <input type="hidden" name="forpoints" value="1" />}
      <Section name="configurator" className="scroll-mt-8">
        {fields.length > 0 && <ConfigurationFields fields={fields} refused={typed && refusedForm(offer, typed)} />}
      </Section>
    </>,
  )
  return { html, costs, atFirst: costs ? initialCosts(costs, offers) : {} }
}

/** The fields as they were sent, with what the basket says against them. */
function refusedForm({ configurator }: SizeOffer, typed: Record<string, string | undefined>): RefusedForm {
  const answers = Object.fromEntries(configurator.map(({ key }) => [key, typed[`configuration[${key}]`] ?? '']))
  const checked = checkConfiguration(configurator, answers)
  if (checked.ok) return { typed, problem: null }
  return { typed, problem: { key: checked.problem.key, message: configurationRefusal(checked.problem).message } }
}

/** The price with the default values of the fields; null where no field changes it, or no price is shown. */
function getCostFacts(shop: PublicShop, offers: SizeOffer[]): ConfiguredPriceFacts | null {
  const [{ configurator: fields = [], subscription = null, price = null } = {}] = offers
  if (fields.length === 0 && subscription === null) return null
  const pricesBySize = offers.flatMap((offer) =>
    offer.price && isPriceVisible(offer)
      ? [[offer.size.type, { gross: offer.price.gross, tiers: offer.price.tiers }]]
      : [],
  )
  return {
    ...{ fields, subscription, prices: Object.fromEntries(pricesBySize) },
    ...{ vatPercent: price?.vatPercent ?? '0', priceType: shop.settings.get(priceTypeSetting) },
  }
}

function initialCosts(costs: ConfiguredPriceFacts, offers: SizeOffer[]): ProductOptions['atFirst'] {
  const plain = { configuration: defaultConfiguration(costs.fields), subscribes: false }
  return Object.fromEntries(
    offers.map(({ size, bounds }) => {
      const choice = { size: size.type, quantity: quantityRange(bounds).minimum, ...plain }
      return [size.type, configuredPrice(costs, choice)]
    }),
  )
}

function hasNoChoices({ parts, configurator, subscription, pointsPrice }: SizeOffer): boolean {
  return parts.length === 0 && configurator.length === 0 && subscription === null && pointsPrice === null
}

/** Samples and prices on request: the visitor sends the choices to the seller, not by the form. */
function isSoldOnRequest(offer: SizeOffer): boolean {
  return offer.free || priceLabel(offer) === 'phone'
}

function displayedField(shop: PublicShop, field: ConfiguratorField, vatPercent: string): ConfiguratorField {
  const show = (gross: number) => shownAmount(gross, vatPercent, shop.settings.get(priceTypeSetting))
  const options = field.options?.map((option) => ({ ...option, price: show(option.price) })) ?? null
  const { delayDays } = field
  const delay = delayDays > 0 && translate(choiceTexts.delay, { count: delayDays }, shop.textOverrides)
  return { ...field, hint: [field.hint, delay].filter(Boolean).join(' '), price: show(field.price), options }
}

function render(shop: PublicShop, fields: ReactNode): string {
  return renderStatic(
    shop,
    <SectionIdProvider prefix={shop.settings.get(sectionPrefixSetting)}>
      <div className="flex flex-col gap-5 not-has-[>:not(:empty)]:hidden">{fields}</div>
    </SectionIdProvider>,
    'choice-',
  )
}
