import { checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import type { LineOptions } from './line-options.ts'
import type { SizeOffer } from './offer.ts'

/** The additional text of a line: the configuration, or the shopper's text when there is no configurator. */
export function additionalText({ configurator }: SizeOffer, { configuration }: LineOptions, typed: string): string {
  if (configurator.length === 0) return typed
  const checked = checkConfiguration(configurator, configuration)
  return checked.ok ? checked.value.words : typed
}
