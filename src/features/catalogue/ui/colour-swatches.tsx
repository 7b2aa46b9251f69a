import type { MouseEventHandler } from 'react'
import { ColourDot } from '#kit/colour-dot.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { SkipHydration } from '#kit/static-html.tsx'
import { urls } from '#shared/urls.ts'
import type { ColourVersion } from '../rules/colour-names.ts'
import { productTexts } from '../texts.ts'

/** With the number of the others, as many as fit on the narrowest card. */
const maxSwatches = 4

interface ColourSwatchesProps {
  versions: ColourVersion[]
  /** The product whose card it is. */
  current: number
  /** Follows the links without loading a document. */
  onClick?: MouseEventHandler<HTMLElement>
}

/** The colours of a product below what its card says of the price, each a link to the product in it. */
export function ColourSwatches({ versions, current, onClick }: ColourSwatchesProps) {
  const t = useTranslate()
  if (versions.length === 0) return null
  return (
    <SkipHydration as="ul" onClick={onClick} aria-label={t(productTexts.colours)} className="card-swatches">
      {versions.slice(0, maxSwatches).map(({ id, name, colourName, colour }) => (
        <li key={id}>
          <a
            href={urls.product({ id, name })}
            title={colourName}
            aria-label={name}
            aria-current={id === current || undefined}
            className="card-swatch"
          >
            <ColourDot colour={colour} />
          </a>
        </li>
      ))}
      {versions.length > maxSwatches && <li className="pr-2 text-small">+{versions.length - maxSwatches}</li>}
    </SkipHydration>
  )
}
