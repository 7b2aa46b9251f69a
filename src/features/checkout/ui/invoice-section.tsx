import { CompanyButton } from '#features/customers/ui/company-button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'
import type { FormSectionProps } from './form-fields.tsx'
import { OrderField } from './form-fields.tsx'

interface InvoiceSectionProps extends FormSectionProps {
  /** Why the register did not know the company; null: it was not asked, or did. */
  companyProblem: string | null
}

/** Invoice data, shown while the box is ticked. CSS only, so it works without JavaScript. */
export function InvoiceSection({ companyProblem, ...part }: InvoiceSectionProps) {
  const t = useTranslate()
  return (
    <div id="invoice" className="group flex flex-col gap-4">
      <CheckboxField
        name="wantsInvoice"
        label={t(checkoutTexts.wantsInvoice)}
        defaultChecked={part.values.wantsInvoice === 'on'}
      />
      <fieldset className="address-grid group-not-has-[[name=wantsInvoice]:checked]:hidden">
        <legend className="mb-3 text-large">{t(checkoutTexts.invoice)}</legend>
        <div className="address-half">
          <OrderField
            {...part}
            name="invoiceTaxNumber"
            label={checkoutTexts.invoiceTaxNumber}
            autoComplete="off"
            optional
          />
        </div>
        <div className="address-half self-end">
          <CompanyButton part="invoice" problem={companyProblem} />
        </div>
        <div className="col-span-full">
          <OrderField
            {...part}
            name="invoiceName"
            label={checkoutTexts.invoiceName}
            autoComplete="billing organization"
          />
        </div>
        <div className="address-wide">
          <OrderField
            {...part}
            name="invoiceStreet"
            label={checkoutTexts.street}
            autoComplete="billing address-line1"
          />
        </div>
        <div>
          <OrderField
            {...part}
            name="invoiceStreetNumber"
            label={checkoutTexts.streetNumber}
            autoComplete="billing address-line2"
          />
        </div>
        <div>
          <OrderField
            {...part}
            name="invoicePostcode"
            label={checkoutTexts.postcode}
            autoComplete="billing postal-code"
          />
        </div>
        <div className="address-wide">
          <OrderField {...part} name="invoiceCity" label={checkoutTexts.city} autoComplete="billing address-level2" />
        </div>
      </fieldset>
    </div>
  )
}
