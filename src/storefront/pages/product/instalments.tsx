import { useEffect, useState } from 'react'
import { Section } from '#features/catalogue/ui/section.tsx'
import { Fragment } from '#kit/fragment.tsx'
import type { Decimal } from '#shared/decimal.ts'
import type { SizeInstalments } from './instalments.server.tsx'

interface InstalmentsOfSizeProps {
  told: SizeInstalments | null
  /** Null until one has been typed. */
  quantity: Decimal | null
  /** Of the visitor's basket; 0 until it is known. */
  basketCount: number
}

/** Instalments for the chosen size and quantity, beside what the visitor's basket holds. */
export function InstalmentsOfSize({ told, quantity, basketCount }: InstalmentsOfSizeProps) {
  const [line, setLine] = useState<typeof import('./line-instalments.tsx') | null>(null)
  const differs = told && ((quantity && quantity !== told.minimum) || basketCount > told.mostProducts)
  useEffect(() => {
    if (differs) import('./line-instalments.tsx').then(setLine, () => {})
  }, [differs])
  return (
    <Section name="instalments" className="border-t border-line pt-5">
      {told && (line ? <line.LineInstalments {...{ told, quantity, basketCount }} /> : <Fragment html={told.html} />)}
    </Section>
  )
}
