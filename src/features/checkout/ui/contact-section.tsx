import { useWords } from '#kit/words.tsx'
import { checkoutTexts } from '../texts.ts'
import { FormSection } from './form-section.tsx'
import { OrderField } from './order-field.tsx'
import type { FormPart } from './typed-values.ts'

export function ContactSection(part: FormPart) {
  const say = useWords()
  return (
    <FormSection title={say(checkoutTexts.contact)}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <OrderField
          {...part}
          name="email"
          type="email"
          label={checkoutTexts.email}
          hint={checkoutTexts.emailHint}
          autoComplete="email"
          maxLength={120}
        />
        <OrderField
          {...part}
          name="phone"
          type="tel"
          label={checkoutTexts.phone}
          hint={checkoutTexts.phoneHint}
          autoComplete="tel"
          maxLength={30}
        />
      </div>
    </FormSection>
  )
}
