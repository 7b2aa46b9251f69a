import { defineTexts } from '#shared/text.ts'
import { validationTexts } from './validation.ts'

/** The button beside a tax number. */
export const companyButtonTexts = defineTexts('companyButton', { fill: 'Uzupełnij dane firmy z rejestru' })

/** Why the data of a company cannot be filled in. */
export const companyTexts = {
  ...defineTexts('company', {
    not_found: 'Nie ma tej firmy w rejestrze. Wpisz jej dane.',
    unavailable: 'Rejestr firm teraz nie odpowiada. Wpisz dane firmy.',
  }),
  incorect_nip: validationTexts.incorect_nip,
}
