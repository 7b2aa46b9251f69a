import { type MouseEvent, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { CompanyPart } from '../rules/company-fields.ts'
import { companyButtonTexts, companyTexts } from '../texts/company.ts'

interface CompanyButtonProps {
  part: CompanyPart
  /** What the form is sent with when there is no script. */
  intent?: 'company' | 'invoiceCompany'
  /** Why the register did not know the company; null: it was not asked, or did. */
  problem: string | null
}

/** Fills in a company from the register: by script on the page, else with a request that comes back with the fields filled in. */
export function CompanyButton({ part, intent = 'company', problem }: CompanyButtonProps) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const [found, setFound] = useState<string | null>()
  const message = found === undefined ? problem : found
  const ask = async (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    event.preventDefault()
    if (!form || asking) return
    setAsking(true)
    try {
      const { fillCompanyInForm } = await import('./forms/fill-company.ts')
      setFound(await fillCompanyInForm(form, part))
    } catch {
      setFound(t(companyTexts.unavailable))
    }
    setAsking(false)
  }
  return (
    <div className="flex flex-col gap-1">
      <Button kind="secondary" name="intent" value={intent} formNoValidate busy={asking} onClick={ask}>
        {t(companyButtonTexts.fill)}
      </Button>
      <p role="status" className="text-small empty:hidden">
        {message}
      </p>
    </div>
  )
}
