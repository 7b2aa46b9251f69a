import { Link } from 'react-router'
import { useWords } from '#kit/words.tsx'
import { decimal, decimalWords, one } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import { productTexts } from '../texts/product.ts'

interface BundlePartsProps {
  parts: { productId: number; name: string; sizeName: string; quantity: string; unit: string }[]
}

/** What is in a set. */
export function BundleParts({ parts }: BundlePartsProps) {
  const say = useWords()
  if (parts.length === 0) return null
  return (
    <section>
      <h2 className="font-sans text-base font-semibold tracking-normal">{say(productTexts.bundle)}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {parts.map(({ productId, name, sizeName, quantity, unit }) => (
          <li key={`${productId}-${sizeName}`} className="flex justify-between gap-4 py-2">
            <Link to={urls.product({ id: productId, name })} className="hover:underline">
              {name} {sizeName}
            </Link>
            {(decimal(quantity) !== one || unit !== 'szt.') && (
              <span className="shrink-0 text-soft tabular-nums">
                {decimalWords(decimal(quantity))} {unit}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
