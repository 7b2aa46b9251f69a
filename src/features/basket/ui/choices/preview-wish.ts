import { type ConfiguratorField, checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import { say } from '#shared/text.ts'
import { choiceTexts } from '../../texts/choices.ts'

interface PreviewedForm {
  form: HTMLFormElement
  fields: ConfiguratorField[]
  sizes: { type: string; price: { amount: number } | null }[]
  money: (amount: number) => string
}

/** Says what one unit costs as it is configured now, by the server's own rules; nothing while something is missing. */
export function previewWish({ form, fields, sizes, money }: PreviewedForm): void {
  const typed = new FormData(form)
  const given = Object.fromEntries(fields.map(({ key }) => [key, String(typed.get(`configuration[${key}]`) ?? '')]))
  const checked = checkConfiguration(fields, given)
  const price = sizes.find(({ type }) => type === typed.get('size'))?.price
  const output = form.querySelector('output')
  if (!output) return
  output.textContent =
    checked.ok && price && checked.value.surcharge > 0
      ? say(choiceTexts.total, { price: money(price.amount + checked.value.surcharge) })
      : ''
}
